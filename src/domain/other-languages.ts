/**
 * The commonest words of Latin languages that we write nothing in: enough to tell that a text is not in one that we do,
 * and for no more. Those that two of them share stand in both.
 */
export const otherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cs: 'a v ve z ze na do ne že se si je jsou byl byla bylo to ten ta ty jak ale pro od po před přes za při bez pod nad co kdo kde kdy který která které my nás náš naše jejich jeho její už jen také vždy nikdy velmi může nebo protože aby proto s u k i',
    sk: 'a v vo z zo na do nie že sa si je sú bol bola bolo to ten tá tie ako ale pre od po pred cez za pri bez pod nad čo kto kde kedy ktorý ktorá ktoré my nás náš naše ich jeho jej už len aj tiež vždy nikdy veľmi môže alebo pretože aby preto s u k',
    hr: 'i u na za se je su nije nisu bio bila bilo to taj ta ovo kao ali od do po prije poslije preko pri bez što tko gdje kada koji koja koje mi nas naš naša naše njihov samo također uvijek nikad vrlo može ili jer da li s sa iz smo ste',
    sl: 'in v na za se je so ni bil bila bilo to ta ki kot ali od do po pred pri brez kaj kdo kje kdaj kateri katera mi nas naš naša naše samo tudi vedno nikoli zelo lahko ker da z s iz smo ste pa še',
    sv: 'och att det som en ett på är av för med den till inte om men var har vi oss vår våra jag du ni de dem sig så kan ska när hur vad vem varför där här från eller också alltid aldrig mycket man hos blir utan vid över under efter innan',
    da: 'og at det som en et på er af for med den til ikke om men var har vi os vores jeg du de dem sig så kan skal når hvor hvad hvem hvorfor der her fra eller også altid aldrig meget man hos bliver uden ved over under efter før',
    no: 'og at det som en et på er av for med den til ikke om men var har vi oss vår våre jeg du de dem seg så kan skal når hvor hva hvem hvorfor der her fra eller også alltid aldri mye man hos blir uten ved over under etter før',
    fi: 'ja on ei se että oli ovat ole mutta kun niin myös tai jos mitä miten missä milloin miksi joka jotka me meidän minä sinä te he hän sen tämä nämä kanssa ilman ennen jälkeen aina koskaan hyvin vain voi saa kuin kaikki',
    et: 'ja on ei see et oli ka või kui mis kes kus millal miks meie me mina ma teie te nad ta selle kõik väga ainult alati kunagi saab enne pärast ilma koos aga nii siis',
    hu: 'és a az egy hogy nem is van volt vannak meg de ha mint csak már még vagy mert mit mi ki hol mikor miért hogyan ez ezt azt mindig soha nagyon lehet kell után előtt nélkül nálunk nekünk minket saját minden akkor',
    ro: 'și la de cu în din pe nu este sunt a au un o care ce că se sau pentru dar mai ne noi nostru noastră noastre vă dumneavoastră când cum unde cine foarte doar mereu niciodată poate fără după înainte fost fi prin sa lui',
    tr: 've bir bu da de için ile çok ne mi mı mu değil var yok gibi daha en ama her biz bizim siz sizin o ben olarak olan kadar sonra önce hiç zaman nasıl neden nerede kim veya ya ki şey',
    id: 'dan yang di ke dari ini itu untuk dengan tidak ada adalah kami kita anda saya mereka akan bisa dapat juga atau karena kalau jika sudah belum lebih pada oleh sangat hanya selalu apa berapa kapan bagaimana mengapa banyak orang tak boleh ia lagi',
    tl: 'ang ng sa na mga at ay hindi ito iyon kami namin amin kayo ninyo ako ko mo siya nila sila para kung may wala lang din rin po ba pero dahil kapag ano paano kailan bakit saan lahat kasi naman',
    sw: 'na ya wa kwa ni katika la za si hii hiyo huo wetu sisi yetu zetu watu hapa sana tu pia au lakini kama kila bila baada kabla nini lini vipi wapi nani kwamba ili wewe mimi yao wao ndiyo hapana',
    vi: 'và của là có không được cho với các những này đó một người trong khi để từ chúng tôi bạn rất cũng đã sẽ nhưng nếu vì như thế nào bao nhiêu gì ai ở đây tại ra vào lại luôn',
    cy: 'y yr yn a ac i o ar mae nid ddim oes bod wedi gan am at i’r a’r o’r sydd yw oedd ein ni chi eich fi hi nhw eu pan sut beth pwy ble pam neu ond hefyd bob byth iawn gyda heb cyn wrth',
    ga: 'an na agus ar i le do go ag is tá bhí níl ní ach nó mar ó faoi seo sin é í iad muid sinn sibh ár bhur cad conas cathain cé cá nuair gach freisin riamh gan roimh',
    ca: 'el els la les i o de del dels al als que amb per no és són era un una és em ens nostre nostra nostres molt més però també quan com què qui on si perquè sempre mai cada fem tenim ho hi aquest aquesta això sense abans després',
    lt: 'ir yra ne kad su iš į už po prie be ar bet kaip kas kur kada mes mūsų jūs jūsų tai šis ši tik taip pat visada niekada labai gali arba nes prieš buvo',
    lv: 'un ir nav ka ar no uz pie bez vai bet kā kas kur kad mēs mūsu jūs jūsu tas šis šī tikai arī vienmēr nekad ļoti var jo pirms pēc bija',
    sq: 'dhe e të në për me nga një është janë nuk që se si por ose ne ju tonë tuaj kjo ky vetëm gjithmonë kurrë shumë mund pa para pas ku kur çfarë',
    af: 'die en is nie in van het op met vir wat ons jy julle hulle hy sy ek dit aan te om by ook maar as sal kan moet was word baie altyd nooit een hoe waarom wanneer waar wie of',
    ms: 'dan yang di ke dari ini itu untuk dengan tidak ada adalah kami kita anda saya mereka akan boleh juga atau kerana kalau jika sudah belum lebih pada oleh sangat hanya selalu apa berapa bila bagaimana mengapa ramai orang tak',
  }),
);

/** Letters that none of the languages that we write in has: "ř" and "ő" tell of another by themselves. */
export const OTHER_LETTERS = /[ćčďěňřšťůžđőűăşșţțğıİøåæāēģīķļņūėįųýðþơưĺľŕ]|[\u1ea0-\u1ef9]/iu;
