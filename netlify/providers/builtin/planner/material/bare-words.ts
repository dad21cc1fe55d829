/** What was typed, and what is meant: a word, or a way to make it of what was found and its groups. */
export type Slip = readonly [RegExp, string | ((found: string, groups: readonly unknown[]) => string)];

export const word = (found: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${found})(?![\\p{L}\\p{N}’'@]|\\.[\\p{L}\\p{N}])`, 'giu');

/** Words that without their accents are no words at all, or none that could stand in an answer. */
export function bareWords(language: string): Slip[] {
  const whole = new Map((accented.get(language) ?? '').split(' ').map((one) => [plain(one), one]));
  for (const one of (umlauts.get(language) ?? '').split(' ')) whole.set(spelled(one), one);
  whole.delete('');
  if (whole.size === 0) return [];
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}@])(?:${[...whole.keys()].join('|')})(?![\\p{L}\\p{N}’'@]|\\.\\p{L})`,
    'giu',
  );
  return [[any, (found) => whole.get(found.toLowerCase()) ?? found]];
}

/** Endings that have one spelling only: "moviendole", "llevarselo", "atencion", "rachaduracao". */
export const endingsOf: ReadonlyMap<string, readonly Slip[]> = new Map<string, readonly Slip[]>([
  [
    'es',
    [
      [
        /(?<!\p{L})(\p{L}{1,20}?)(a|ie|e)ndo((?:[mts]e|nos)?(?:l[eao]s?)?)(?<!ndo)(?!\p{L})/giu,
        (_found, [stem, vowel, clitics]) =>
          `${text(stem)}${text(vowel).replace('a', 'á').replace('e', 'é')}ndo${text(clitics)}`,
      ],
      [
        /(?<!\p{L})(\p{L}{1,20}?)([aei])r([mts]e|nos)(l[eao]s?)(?!\p{L})/giu,
        (_found, [stem, vowel, who, what]) => `${text(stem)}${acute(text(vowel))}r${text(who)}${text(what)}`,
      ],
      [/(?<=\p{L}[cst])ion(?!\p{L})/gu, 'ión'],
      // An "if" has something after it: "La nuestra si.", "Si, los pedidos salen".
      [/(?<=[\p{L}\d],? )si(?=[.!…]*$)/giu, 'sí'],
      [
        /(?<=(?:^|[\p{L}\d] |[.!] ))si(?=, (?!(?:por|en|al|a|como|además|tras|con el|después de|no obstante|es decir)(?!\p{L})))/giu,
        'sí',
      ],
    ],
  ],
  [
    'pt',
    [
      [/(?<=\p{L}{2})(?<!bal|fal|vul|ca|pes)cao(?!\p{L})/gu, 'ção'],
      [/(?<=\p{L}{2})(?<!bal|fal|vul)coes(?!\p{L})/gu, 'ções'],
    ],
  ],
  [
    'it',
    [
      [/(?<!\p{L})e['’](?= )/giu, 'è'],
      [/(?<=[\p{L}\d],? )si(?=[.!…]*$)|^si(?=, )/giu, 'sì'],
    ],
  ],
  [
    'fr',
    [
      [/(?<!\p{L})est ce qu(?=e |[’'])/giu, 'est-ce qu'],
      [/(?<!\p{L})(au|par)[ -]dela(?!\p{L})/giu, (_found, [lead]) => `${text(lead)}-delà`],
      [/(?<=(?<!\p{L})(?:chaque|à|de|du|un|ce|bon|l[’']autre) )coté(?=s?(?!\p{L}))/giu, 'côté'],
      [/(?<=^|[.!?] )ou(?= (?:est|sont|puis-je|peut-on|faut-il|trouver|acheter|aller)(?!\p{L}))/giu, 'où'],
    ],
  ],
]);

const text = (group: unknown): string => (typeof group === 'string' ? group : '');
const acute = (vowel: string): string => `${vowel}\u0301`.normalize('NFC');
const plain = (one: string): string => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const spelled = (one: string): string =>
  one.toLowerCase().replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue');

const accented: ReadonlyMap<string, string> = new Map([
  [
    'fr',
    'ça très après déjà même mêmes être peut-être voilà était étaient été êtes première premières dernière dernières entière matière matières manière lumière pièce pièces mètre mètres kilomètre kilomètres centimètre centimètres problème problèmes système systèmes modèle modèles école écoles étage étages équipe équipes époque électrique électriques électricité qualité sécurité quantité humidité réparation réparations préparation décoration création créations opération année années journée journées soirée entrée durée cheminée cheminées fenêtre fenêtres tête têtes fête fêtes Noël Québec Montréal',
  ],
  [
    'es',
    'más día días también después aquí allí así fácil difícil útil móvil débil garantía máquina máquinas jabón envíos México Perú Bogotá Medellín Córdoba último última últimos últimas rápido rápida rápidos rápidas número números teléfono teléfonos música eléctrico eléctrica eléctricos eléctricas plástico plásticos mecánico mecánica técnico química básico básica económico económica único única únicos únicas página páginas kilómetro kilómetros centímetro centímetros milímetro milímetros árbol árboles azúcar lápiz césped sábado sábados miércoles jamás además quizás detrás atrás algún ningún según jóvenes café cartón jamón limón camión avión corazón balcón sillón tapón ratón cajón rincón todavía había podía quería haría máximo mínimo lámpara lámparas colchón clínica cerámica panadería paquetería peluquería carnicería pastelería zapatería librería jardinería cerrajería carpintería fontanería lavandería tapicería joyería relojería tintorería frutería pescadería cafetería ferretería cristalería pizzería taquería tortillería plomería herrería barbería confitería',
  ],
  [
    'pt',
    'não você vocês também até já só são mão mãos pão pães irmão balcão violão violões tábua tábuas máquina máquinas fácil difícil além alguém ninguém porém armazém água área áreas horário horários orçamento preço preços serviço serviços cabeça peça peças braço braços começo faço laço graça criança crianças segurança mudança diferença licença almoço açúcar música músicas músico rápido rápida único única último última próximo próxima plástico metálico elétrico elétrica elétricos elétricas mecânico mecânica número números mínimo máximo ótimo ótima sábado sábados terça-feira mês três café móveis família famílias história histórias memória necessário óleo lâmpada lâmpadas prédio próprio própria vários várias sítio maçã coração',
  ],
  [
    'it',
    'perché così più può già cioè finché poiché anziché città qualità novità comodità umidità attività velocità caffè lunedì martedì mercoledì giovedì venerdì',
  ],
  [
    'pl',
    'też się może więcej dużo często jeżeli jeśli żeby także również tysiąc piątek środa środę być dzień tydzień miesiąc miesięcy można który która które których którzy dłużej długo później wcześniej naprawdę trochę dziękuję jakość już właśnie coś własny własnym własna jesień wziąć proszę źle życie życzy książka książki święta świąt',
  ],
  ['nl', 'ideeën oké financiën patiënt patiënten cliënt cliënten geïnteresseerd categorieën reëel'],
]);

/** As those write them who have no umlauts at hand. */
const umlauts: ReadonlyMap<string, string> = new Map([
  [
    'de',
    'für über können müssen möchte möchten wäre wären hätte hätten könnte könnten würde würden natürlich später nächste nächsten nächster nächstes täglich jährlich schön schöne schönen schöner schönes größer möglich früh früher zurück häufig kühl grün öl tür türen schlüssel stück stücke küche hören gehören hält hältst lässt fällt wärme kälte härten aushärten größe räder gewöhnlich wöchentlich',
  ],
]);
