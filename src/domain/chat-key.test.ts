import { makeChatKey, workspaceOfChatKey } from './chat-key';
import { chatColours, chatSnippet, inkOn } from './chat-look';
import { contrastRatio } from './colour';

const workspace = '0197f3a2-0000-7000-8000-00000000000a';

it('a key names its workspace, and nothing else does', () => {
  const key = makeChatKey(workspace, 'abcDEF_-1234');
  expect(workspaceOfChatKey(key)).toBe(workspace);
  for (const wrong of ['', key.slice(0, -9), `${key}!`, key.replace('fbc_', 'fbv_'), key.toUpperCase()])
    expect(workspaceOfChatKey(wrong)).toBeNull();
});

it('the line for a website holds the script and the key', () => {
  expect(chatSnippet('https://fourbeat.example', 'fbc_1')).toBe(
    '<script async src="https://fourbeat.example/chat.js" data-chat="fbc_1"></script>',
  );
});

it('the chat has the colour that was chosen, or the brand’s, or a plain one', () => {
  expect(chatColours({ accent: '#FFD54A' }, ['#112233'])).toEqual({ accent: '#ffd54a', onAccent: '#000000' });
  expect(chatColours({ accent: '' }, ['no colour', '#112233'])).toEqual({ accent: '#112233', onAccent: '#ffffff' });
  expect(chatColours({ accent: '' }, []).onAccent).toBe('#ffffff');
});

it('text can be read on every colour', () => {
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (let blue = 0; blue < 256; blue += 51) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrastRatio(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
      }
});
