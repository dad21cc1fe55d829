/**
 * What a German, Dutch or Nordic compound may be about: the thing it ends with, or the thing before what is done with it.
 * "Holzofenbrot" is bread, a "Motorradwerkstatt" is about motorcycles. Whether a part is a word at all, the table has to know.
 */
export function compoundParts(word: string): string[] {
  const ends = compoundHeads.filter((head) => word.length >= head.length + LEAST && word.endsWith(head));
  // "Winterhandschuhe" are gloves, and no shoes
  const head = ends.toSorted((one, other) => other.length - one.length)[0];
  if (notCompound.has(word)) return [];
  return [
    // shorter than that, "les" ends too many words of other languages
    ...(word.endsWith('les') ? verbsOf(word.slice(0, -3)) : []),
    ...compoundTails.flatMap((tail) =>
      word.length >= tail.length + LEAST && word.endsWith(tail) ? untied(word.slice(0, -tail.length)) : [],
    ),
    ...(head ? [head] : []),
  ];
}

/** The letters that tie a compound (Hund-e, Katze-n, Boot-s), the one it may lose (Kirsch-e), and the verb whose stem it begins with: Kletter-n, Schwimm-en, Klim-men. */
function untied(stem: string): string[] {
  // English has shoes of that name
  if (stem === 'boots') return ['segelboot'];
  return [
    stem,
    ...(stem.length > 4 && /(?:e|n|s)$/.test(stem) ? [stem.slice(0, -1)] : []),
    ...(stem.length > 5 && /(?:en|er)$/.test(stem) ? [stem.slice(0, -2)] : []),
    // Kirsch-fest, Erdbeer-kuchen
    ...(stem.length > 4 ? [`${stem}e`] : []),
    ...verbsOf(stem),
  ];
}

const verbsOf = (stem: string): string[] =>
  [`${stem}n`, `${stem}en`, `${stem}${stem.at(-1)}en`].filter((verb) => verbs.has(verb));

const verbs: ReadonlySet<string> = new Set(
  (
    'klettern schwimmen singen tanzen malen nahen stricken hakeln reiten segeln tauchen angeln kochen backen topfern wandern zelten paddeln surfen schminken basteln kegeln eislaufen ' +
    'klimmen breien haken naaien zeilen zwemmen schaatsen dansen duiken surfen koken schilderen tekenen paardrijden'
  ).split(' '),
);
/** Days, verbs and things that only look as if they were made of the two: Frei-tag, ein-betten, Maul-taschen. */
const notCompound: ReadonlySet<string> = new Set(
  (
    'touwslager touwslagerij koperslager koperslagerij goudslager montag dienstag mittwoch donnerstag freitag samstag sonntag feiertag werktag alltag vormittag nachmittag geburtstag einruhren everzwijn treppenhaus singles ' +
    // named after a thing that they are not
    'meerschwein sparschwein baumwolle maultasche maultaschen teigtasche teigtaschen apfeltasche apfeltaschen rosenkranz taschenlampe taschenlampen stirnlampe stirnlampen ' +
    'auswanderung einwanderung zuwanderung abwanderung seelenklempner nijlpaard zeepaard luipaard leerstoel vingerhoeden behoeden stekelvarken stekelvarkens verschoning schoonkrabben einbetten ongepaard brieftasche angelernte angelernten gesetzbuch fahrzeughalter gesangbuch'
  ).split(' '),
);

const LEAST = 4;

/** What is done with the thing that a compound begins with, where and when; longer ones before their own ends. */
const compoundTails = (
  'werkstatt reparatur reparaturen verleih vermietung laden geschaft shop kurs kurse unterricht service pflege handel fuhrung fuhrungen verkauf zucht pension salon bau turnier ' +
  'abend abende nachmittag woche wochen tag tage fest feste markt stand hof training trainer schule halle bahn camp treff cafe miete montage wartung einbau reinigung betrieb saison ' +
  'angebot angebote aktion ausstellung messe borse basar tausch tour reise fahrt fahrten test check beratung studio praxis zentrum fabrik manufaktur handlung lieferung lieferdienst ' +
  'wechsel anlage anlagen zubehor bedarf futter gutschein party feier buffet verein club freizeit lager workshop wanderung haus meister bauer lehrer lehrerin stunde stunden erlebnis probe ' +
  'behandlung therapie physiotherapie messung einlagerung entsorgung platz schau sitter sitting betreuung ' +
  'waschen schneiden streichen rahmen ankauf ' +
  'schlauch automat automaten abholung ernte anbau zuchter schnitt aufbau umbau aufbereitung restaurierung restauration sammler sammlung kiste kisten bezug bezuge stall stalle haltung ' +
  'stube scheune keller verkostung abo paket pakete gesteck gestecke strauss strausse saft doktor klinik turniere wettbewerb bringdienst dienst spende treffen rennen schein ' +
  'stander halter trager ernte sanierung erneuerung verlegung flechten ziehen gravur druck versand ausverkauf flohmarkt gruppe ' +
  'winkel verhuur reparatie cursus cursussen lessen handelaar zaak kraam avond middag dag week feest feestje kamp clubje onderhoud plaatsing installatie kwekerij boerderij stal hotel ' +
  'opvang verzorging behandeling bedrijf bedrijven knippen wissel beurs workshops safari tocht ' +
  'automaat bezorging inkoop verkoop kist pakket pakketten teelt oogst abonnement schoonmaak taxatie restauratie toernooi stalling ruil ruilbeurs proeverij keuring ' +
  'verkstad vaerksted verksted butik uthyrning udlejning utleie reparation'
).split(' ');

/** Nouns that end a compound and decide what it is. */
const compoundHeads = (
  'brot brotchen kuchen torte torten bier weine kaffee kase honig fleisch blumen mobel schmuck schuhe reifen fenster heizung reinigung massage versicherung fotografie fahrrad fahrrader zahnarzt friseur taxi ' +
  'yoga wurst wurste wurstchen fondue pizza suppe suppen teppich teppiche matratze matratzen gitarre klavier gardinen jalousien kerzen seife seifen parfum rosen tulpen pflanzen uhren lampen schlussel theater fotograf fotografin kleider spiegel sofa sofas sessel betten schranke dusche duschen zelte krauter kartoffeln gurken schokolade pralinen kekse waffeln hunde katzen pferde huhner schafe ziegen bienen krippe garten backerei metzgerei apotheke optiker brillen zaun zaune ' +
  'handschuhe schlittschuhe rollschuhe schneeschuhe laufschuhe kinderschuhe flammkuchen zwiebelkuchen pfannkuchen leberkase sonnenbrillen schutzbrillen skibrillen zundkerzen handschoenen hardloopschoenen windeltorten schoning ' +
  'vorhang vorhange teppich staubsauger laterne laternen fliesen gasflasche gasflaschen schwimmbad neoprenanzug schreibmaschine schreibmaschinen pullover knopfe marmelade marmeladen konfiture konfituren munzen gitarren ' +
  'teleskop sauna saunen trampolin trampoline schlitten keramik backstube baguette baguettes brezel brezeln dessert desserts eintopf eintopfe hahnchen steak steaks metzger gemuse restaurant bistro wirtshaus ' +
  'mittagessen catering brauerei whisky klempner solaranlage solaranlagen dachdecker tischler schreiner tischlerei schreinerei parkett couch waschmaschine waschmaschinen kuhlschrank kuhlschranke wascherei gewachshaus hecke ' +
  'whirlpool brille tattoo tattoos massagen friseure jeans schuster rucksack rucksacke juwelier spielzeug auktion wohnung wohnungen anwalt steuerberater stempel dolmetscher nachhilfe hochzeit hochzeiten schach wohnwagen wohnmobil ' +
  'wohnmobile aquarium drohnen gebrauchtwagen motorrad motorrader wolle nahmaschine nahmaschinen schallplatte schallplatten zirkus museum kranz kranze champignons pferd kaninchen kamin kamine badewanne giesskanne ' +
  'trommel katze blaskapelle freibad schinken krapfen crepes lebkuchen spargel schnitzel fruhstuck dachrinne dachrinnen tresor tresore markise markisen treppe treppen welpen jacke jacken horgerat horgerate perucke perucken ' +
  'zahne forelle forellen karpfen krabben kleid huhn kuken schwein akkordeon besen flote hubschrauber zitronen trauben socken fernseher werkzeug werkzeuge trompete trompeten knoblauch lachs thunfisch kutsche kutschen dirndl ' +
  'geschirrspuler spulmaschine spulmaschinen trockner tapeten malerei luftballons ballett salat salate korb korbe bettwasche kosmetik kastanien geback platzchen orangen sattel kutter ganse fledermause mutze tasche taschen ' +
  'wein nudeln obst holz bucher buch pilze hund baum baume schrank bett lampe chor handschuh schuh ohrringe wanderung wanderungen ponys alpakas kuhe ferienwohnung ferienwohnungen ferienhaus ferienhauser blockhaus ' +
  'koek koekjes groente stoel stoelen kast koelkast fiets motorfiets jurk jurken schoen handschoen paard schaap varken varkens geiten kapper bakker bakkerij slager slagerij wijn zwijn koffie chocolade honing ballonnen gitaar koor ' +
  'zwembad speelgoed keukens trui muts mutsen hoed hoeden paraplu zeep parfum appels aardappelen eieren pannenkoek zadel schutting tuinhuisje tapijt tapijten gordijn hond ' +
  'broodjes taart taarten bloemen fietsen kaas meubels schoenen brood soep worst worsten planten kaarsen gordijnen lampen horloges tegels fotograaf sleutels deuren bedden honden katten paarden vogels trui truien bomen pannenkoeken wafels'
).split(' ');
