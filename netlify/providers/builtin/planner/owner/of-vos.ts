/** Whether an owner calls readers vos, as a whole country does or as their own verbs show. */
export const isVosSaid = (text: string, country: string | null): boolean =>
  !ofTu.test(text) && (VOS.has(country ?? '') || ofVos.test(text));

const VOS: ReadonlySet<string> = new Set(['AR', 'UY', 'PY']);
const ofVos =
  /(?<!\p{L})(?:vos|tenés|querés|podés|sabés|sos|venís|hacés|necesitás|buscás|traés|llamanos|llamame|escribinos|escribime|preguntanos|preguntame|contanos|contame|mandanos|mandame|traenos|traeme)(?!\p{L})/iu;
const ofTu = /(?<!\p{L})(?:tienes|quieres|puedes|necesitas|buscas|escríbenos|escríbeme|llámanos|llámame)(?!\p{L})/iu;
