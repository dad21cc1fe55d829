import { inlineScripts } from './inline-scripts';

describe('inlineScripts', () => {
  test('gives the hash that a browser makes of a script’s text', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScripts('<head><script>alert(1)</script></head>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  test('takes modules, whatever else stands in their tags, and keeps the order', () => {
    const [first, second] = inlineScripts(
      '<script>one</script><p>text</p><script type="module" data-app="/assets/app.js">two</script>',
    );
    expect([first]).toEqual(inlineScripts('<script>one</script>'));
    expect([second]).toEqual(inlineScripts('<script>two</script>'));
    expect(first).not.toBe(second);
  });

  test('leaves data, and scripts with a file of their own, alone', () => {
    expect(
      inlineScripts(
        '<script type="application/json">{}</script><script type="application/ld+json">[]</script><script src="/theme.js"></script><script type="module" src="/a.js"></script>',
      ),
    ).toEqual([]);
  });
});
