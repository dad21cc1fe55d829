const { parse } = require('node-html-parser');
const cases = {
 nested: '<div>'.repeat(200000),
 unclosedAttr: '<div a="'.repeat(100000),
 lt: '<'.repeat(1000000),
 p: '<p>'.repeat(200000),
 li: '<ul><li>'.repeat(100000),
 comment: '<!--'.repeat(250000),
 script: '<script>'.repeat(120000),
 title: '<title>' + 'x'.repeat(1000000),
 closing: '</div>'.repeat(150000),
 attrs: '<div ' + 'a=b '.repeat(200000) + '>',
 lta: '<a '.repeat(300000),
 spaces: '<div' + ' '.repeat(1000000),
 q: '<a b=\'"'.repeat(150000),
 anchors: '<a>'.repeat(300000),
};
for (const [k, v] of Object.entries(cases)) { const t = performance.now(); let r = 'ok'; try { const d = parse(v); const t2 = performance.now(); try { d.querySelectorAll('h1'); d.querySelector('title')?.text; } catch (e) { r = 'query ' + e.message; } } catch (e) { r = e.message } console.log(k, v.length, Math.round(performance.now() - t), r); }
