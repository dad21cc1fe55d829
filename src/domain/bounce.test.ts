import { bounceKind } from './bounce';

it.each(['5.1.1', '5.1.2', '5.1.10', '5.0.0', '5.2.1', '5.4.1', '5.4.4', '5.7.13'])(
  '%s says that there is no such address',
  (status) => expect(bounceKind(status)).toBe('hard'),
);
it.each([
  '4.2.2',
  '4.7.1',
  '4.4.7',
  '5.2.2',
  '5.2.3',
  '5.3.4',
  '5.5.2',
  '5.6.0',
  '5.7.1',
  '5.7.26',
  '5.1.7',
  '5.1.8',
  '',
  'nonsense',
  '550',
])('%s does not block the address', (status) => expect(bounceKind(status)).toBe('soft'));
