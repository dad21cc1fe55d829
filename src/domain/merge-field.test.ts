import { readMergeFields } from './merge-field';

test('merge fields are separated from text, with their fallback', () => {
  expect(readMergeFields('Hi {{ contact.first_name | default: "there" }}, {{contact.email}} {{ name }} {{')).toEqual([
    'Hi ',
    { raw: '{{ contact.first_name | default: "there" }}', name: 'first_name', fallback: 'there' },
    ', ',
    { raw: '{{contact.email}}', name: 'email', fallback: null },
    ' ',
    { raw: '{{ name }}', name: null, fallback: null },
    ' {{',
  ]);
});
