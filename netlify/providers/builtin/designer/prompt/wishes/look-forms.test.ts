import { bareLooksIn } from './bare-looks';
import { promptColours } from './prompt-colours';
import { stretchesOf } from '../clauses/stretches';

/** What is taken for a wish, wherever that is noticed. */
const takenOf = (prompt: string): string => {
  const { rest, looks, asked } = promptColours(prompt);
  return lettersOf([...looks, ...stretchesOf(rest).look, ...asked].join(' '));
};
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

it.each([
  'Kürbissuppe 4 €. Herbstlich und gemütlich, warme Farben',
  'Oboe reeds £14. Give it an autumn feel',
  'Chimney caps $95. Think old railway poster',
  'Locksmith £50. A bit noir, rain on glass',
  'Peluquería canina 25 €. Que parezca un dibujo de niños',
  "Réparation d'accordéons 60 €. Esprit guinguette",
  'Cours de voile 40 €. Que ça sente la mer',
  'Impianti di allarme 400 €. Come un vecchio film giallo',
  'Lezioni di vela 50 €. Azzurro e bianco, molto luminoso',
  'Bezorging van brandhout € 80. In de stijl van een oude ansichtkaart',
  'Dakkapellen € 4500. Strak en sober',
  'Warsztaty garncarskie 120 zł. W stylu retro',
  'Naprawa rowerów 80 zł. Niech będzie kolorowo',
  'Conserto de violão R$ 90. Clima de boteco',
  'Aula de forró R$ 30. Bem colorido e alegre',
  'Schreinerei, Tische ab 900 €. Es darf ruhig rustikal sein',
  'Zumba 8 €. Knallige Farben, viel Energie',
  'Tree surgeon £200. Gritty, high contrast',
  'Bridal fittings £30. Soft and romantic with lots of white',
  'Ice rink £9. Frosty blues',
  'Drone surveys €250. Techy look, dark background',
  'Puppet theatre £7. Storybook feel',
  'Choir on Mondays. Nothing corporate',
  'Blacksmith days £85. Smoky and dramatic',
  'Fish van Thursdays. Nautical but not twee',
  'Kebab €6. Street art vibe',
  'Dog walking £12. Hand-drawn please',
  'Piano moving £150. Black and white photo feel',
  'Law firm, wills £120. Serious and trustworthy',
  'Gym £25 a month. Energetic, big type',
  'Floristería, ramos 20 €. Aire mediterráneo, tonos suaves',
  'Crèche, places en septembre. Tout en douceur, pastel',
  'Sauna 12 €. Nordisch, klar, viel Holz',
  'Zeilschool € 90. Fris en zomers, geen mensen',
  'Arcade bar. 80s neon',
  'Record fair Sunday 10am. Seventies lettering, browns and oranges',
  'Book swap. Make it cosy',
  'Solarium. Summery vibes, palm trees',
  'Bakery. Like a page from an old cookbook',
])('the last sentence is a wish by its form: %s', (prompt) => {
  expect(takenOf(prompt).length).toBeGreaterThanOrEqual(lettersOf(prompt.slice(prompt.indexOf('. '))).length);
});

it.each([
  'Cheese making days £65. Aprons and lunch provided',
  'Guitar strings fitted while you wait £15. Fast and friendly',
  'Pferdepension 290 € im Monat. Große Koppeln, ruhige Lage',
  'Bathroom fitting from £3,000. Fully insured, no mess',
  'Cours de natation 18 €. Petits groupes, eau à 32',
  'Panadería abierta los domingos. Pan de masa madre y bollos',
  'Dachreparatur ab 150 €. Schnell und sauber',
  'Mobile vet £55. Cats, dogs and rabbits',
  'Wijnproeverij € 29. Kaas en brood erbij',
  'Piscina riscaldata, ingresso 8 €. Cuffia obbligatoria',
  'Aulas de pilates R$ 150. Turmas pequenas',
  'Szkolenie BHP 90 zł. Certyfikat w cenie',
  'Beach huts €20 a day. Private beach and calm water',
  'Escape room €25. Spooky and fun for teens',
  'Ferienwohnung 80 €. Hell, ruhig und mit Seeblick',
  'Lodge stays £140. Cosy and warm',
  'Hot tub hire £99. Quiet pump',
  'Candlelit concert £12. Bring a cushion',
  'Thai food truck Fridays. Hot and spicy',
  'Whale watching $80. Calm seas or your money back',
  'Nail art £20. Bold colours, new designs every week',
  'Ghost tour €12. Not for small children',
  'Barn dance Saturday. Live band, no experience needed',
  'Coffee roasting class £40. Dark and light roasts',
  'Language café Thursdays. All levels, no booking',
  'Wedding band from £900. Soul, funk and disco',
  'Jazz night. Old classics and modern tunes',
  'Tango für Anfänger 8 €. Bequeme Schuhe, gute Laune',
  'Massage 45 €. Douce et relaxante',
  'Yoga al parque, 10 €. Portate un tappetino',
  'Tattoo flash day £60. Small black designs',
  'Kinderkleding ruilbeurs zondag. Koffie en taart',
  'Sprachkurs 99 €. Kleine Gruppen, auch abends',
  'Excursión en barco 35 €. Plazas limitadas',
  'Fencing repairs from £50. Storm damage, no call-out fee',
  'Garden design £200. Modern and cottage gardens',
  'Kitchen fronts sprayed £800. Matt, satin or gloss',
  'Vintage tea room, scones £4. Open all year',
  'Picture framing from £18. Wood, metal and white frames',
  'Suits hired £70. Navy, grey and black',
  'Retro games fair Sunday. Consoles, comics and vinyl',
  'Halloween party 31 Oct. Fancy dress',
  'Kids craft club £5. Messy and fun',
  'Candle making £30. Vegan wax, no soot',
  'Sourdough £4. No additives',
  'Life drawing £10. Materials included, no experience needed',
  'Trattoria. Cucina casalinga e ambiente familiare',
  'Restaurante. Ambiente familiar, menú 12 €',
  'Pub quiz Tuesday. Great atmosphere, free pizza',
])('all of it is for the readers: %s', (prompt) => {
  expect(takenOf(prompt)).toBe('');
});

it('leaves a word of a list, an abbreviation and a date where they are', () => {
  expect(bareLooksIn('Vinyl cutting: stickers, van lettering, shop windows').looks).toEqual([]);
  expect(bareLooksIn('Ringe 480 € inkl. Silber, Gold nach Gewicht').looks).toEqual([]);
  expect(bareLooksIn('Flohmarkt 3. Mai, viel Platz').rest).toContain('3. Mai');
});
