import { writeFileSync } from 'node:fs';
import { buildEmptyFigures, buildReportFigures } from '../src/domain/testing/build-report-figures';
import { writeReport } from '../src/domain/report';
import { printReport } from '../netlify/providers/builtin/report/print-report';
const out = process.argv[2]!;
const print = async (name: string, figures: any, more: any = {}) =>
  writeFileSync(`${out}/${name}.pdf`, await printReport.run({ report: writeReport(figures), brand: { colours: ['#1f6f4a'], logo: null }, pictures: new Map(), preparedBy: null, madeOn: '2026-06-09', ...more }, {}));
await print('good', buildReportFigures(), { preparedBy: { name: 'Bright & Co', contact: 'hello@bright.example · 0117 496 0000', logo: null } });
await print('empty', buildEmptyFigures(), { brand: { colours: [], logo: null } });
const long = 'The Extraordinarily Long-Named Neighbourhood Grill, Bakery and Delicatessen of Upper Elm Street and its Many Surroundings';
const base = buildReportFigures();
await print('hostile', buildReportFigures({
  business: long,
  content: base.content.map((c, i) => ({ ...c, title: ['مطعم الزاوية يقدم برجر مجاني كل يوم جمعة للعائلات والأصدقاء', '新しいメニューのご案内', '🍔🔥 Two for one 🍟', 'Supercalifragilisticexpialidocious'.repeat(5)][i]! })),
  sources: [{ key: 'مصدر', people: 12, events: 12 }, { key: 'https://example.com/a/very/long/address/that/goes/on/and/on', people: 9, events: 9 }],
  goals: [{ name: 'הזמנת שולחן 🍽️ and a very long name that does not fit on one line at all, ever', kind: 'view', match: 'x', monthly: 1_000_000, done: 999_999, forecast: 1_234_567 }],
}), { brand: { colours: ['#050505'], logo: null }, preparedBy: { name: 'وكالة النور للتسويق الرقمي ' + long, contact: 'contact@example.example '.repeat(3), logo: null } });
await print('yellow', buildReportFigures({ business: '角のグリル' }), { brand: { colours: ['#ffe600'], logo: null } });
