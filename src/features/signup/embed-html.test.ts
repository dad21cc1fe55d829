import { embedHtml } from './embed-html';

test('the HTML frames the page without what stands around its form, and a name cannot end its attribute', () => {
  const holder = document.createElement('div');
  holder.innerHTML = embedHtml('https://fourbeat.example/join/corner', 'Bo & "Co" <script>');
  const frame = holder.querySelector('iframe')!;
  expect(holder.children).toHaveLength(1);
  expect(frame.src).toBe('https://fourbeat.example/join/corner?embed=1');
  expect(frame.title).toBe('Sign up with Bo & "Co" <script>');
});
