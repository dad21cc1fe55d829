/**
 * Typical wordings of the classic frauds, in lower case and without accents, per language; `.{0,n}` never
 * crosses a sentence. Data for fraud-signs.ts: none of it means anything by itself.
 */
export const fraudWords: Record<FraudTheme, RegExp[]> = {
  /** Says that something of the reader's is locked or will be. */
  threat: [
    /\b(account|card|access|profile|mailbox|wallet|online banking|apple id|membership) (is|was|has been|have been|will be|gets)( being)?( now| temporarily| permanently| automatically)* (locked|suspended|blocked|limited|restricted|disabled|deactivated|frozen|terminated)\b|\b(unusual|suspicious|unauthori[sz]ed) (sign.?in|log.?in|activity|access|transaction|payment)\b|\bwe (have )?(locked|suspended|blocked|limited|restricted|frozen) your\b/,
    /\b(konto|karte|zugang|kundenkonto|profil|postfach|online.?banking|kreditkarte)\b.{0,40}\b(gesperrt|eingeschrankt|deaktiviert|blockiert|eingefroren|gesperrt wird)\b|\b(ungewohnliche|verdachtige|unbefugte)[nr]? (anmeldung|aktivitat|zugriff|transaktion|abbuchung)/,
    /\b(compte|carte|acces|profil|boite mail|espace client)\b.{0,40}\b(bloque|suspendu|limite|desactive|restreint|verrouille)e?s?\b|\b(connexion|activite|transaction)s? (inhabituelle|suspecte|non autorisee)s?\b/,
    /\b(cuenta|tarjeta|acceso|perfil|buzon)\b.{0,40}\b(bloquead|suspendid|limitad|restringid|desactivad)[oa]s?\b|\b(actividad|acceso|transaccion|inicio de sesion) (inusual|sospechos[oa]|no autorizad[oa])\b/,
    /\b(rekening|account|betaalpas|bankpas|toegang|profiel|mailbox)\b.{0,40}\b(geblokkeerd|opgeschort|beperkt|gedeactiveerd|bevroren)\b|\b(ongebruikelijke|verdachte|ongeautoriseerde) (inlogpoging|activiteit|transactie|betaling)\b/,
    /\b(conta|cartao|acesso|perfil|caixa de correio)\b.{0,40}\b(bloquead|suspens|limitad|restrit|desativad)[oa]s?\b|\b(atividade|acesso|transacao|inicio de sessao) (incomum|suspeit[oa]|nao autorizad[oa])\b/,
  ],
  /** Asks the reader to hand over or repeat credentials. */
  credentials: [
    /\b(verify(ing)?|confirm(ing)?|updat(e|ing)|validat(e|ing)|re-?enter(ing)?|provid(e|ing)|submit(ting)?|enter(ing)?|unlock(ing)?|restor(e|ing)|reactivat(e|ing))\b.{0,40}\b(identity|password|passcode|pin|account (details|information|number)|bank(ing)? (details|information)|card (details|number|information)|billing (details|information)|payment (details|information|method)|login( details)?|credentials|security (code|answers)|social security|your account|your access)\b/,
    /\b(bestatigen|verifizieren|aktualisieren|prufen|eingeben|hinterlegen|freischalten|entsperren)\b.{0,40}\b(identitat|passwort|kennwort|pin|tan|kontodaten|bankdaten|kartendaten|zahlungsdaten|zugangsdaten|ihr konto|zugang)\b|\b(identitat|passwort|kennwort|pin|tan|kontodaten|bankdaten|kartendaten|zahlungsdaten|zugangsdaten|ihr konto|zugang)\b.{0,40}\b(bestatigen|verifizieren|aktualisieren|prufen|eingeben|hinterlegen|freischalten|entsperren|einzugeben|zu bestatigen)\b/,
    /\b(verifi|confirm|actualis|valid|saisi|renseign|debloqu|reactiv|mettez a jour|mettre a jour).{0,40}\b(identite|mot de passe|code secret|code confidentiel|coordonnees bancaires|carte bancaire|donnees bancaires|informations de (paiement|compte)|identifiants|votre compte|votre acces)\b/,
    /\b(verifi|confirm|actuali[cz]|valid|introdu[cz]|ingres|desbloque|reactiv).{0,40}\b(identidad|contrasena|clave|pin|datos bancarios|datos de (su|tu) (tarjeta|cuenta)|datos de (pago|acceso)|credenciales|(su|tu) cuenta|numero de tarjeta)\b/,
    /\b(verifieer|bevestig|controleer|actualiseer|werk|voer|deblokkeer|heractiveer|vul).{0,40}\b(identiteit|wachtwoord|pincode|bankgegevens|kaartgegevens|betaalgegevens|inloggegevens|uw account|uw rekening|je account|je rekening)\b/,
    /\b(verifi|confirm|atuali[sz]|valid|introdu[zc]|insir|desbloque|reativ).{0,40}\b(identidade|senha|palavra-passe|pin|dados bancarios|dados do (seu )?cartao|dados de (pagamento|acesso)|credenciais|(sua|a sua|tua) conta|numero do cartao)\b/,
  ],
  /** Says that time is short. */
  urgency: [
    /\b(within|in) (the next )?(\d{1,2}|twelve|twenty-four|forty-eight) ?(h|hours|hrs|days)\b|\bimmediately\b|\burgent(ly)?\b|\b(last|final) (warning|notice)\b|\bor (it|your account|your access) will be\b|\bto avoid (suspension|closure|interruption|losing)\b|\bpermanently (closed|deleted)\b/,
    /\b(innerhalb|binnen) (von )?(\d{1,2}|vierundzwanzig) (stunden|tagen)\b|\bunverzuglich\b|\bumgehend\b|\bsofort\b|\bletzte (mahnung|warnung)\b|\bdauerhaft (gesperrt|geloscht)\b/,
    /\bsous (\d{1,2}) ?(h|heures|jours)\b|\bdans les (\d{1,2}) (heures|jours)\b|\bimmediatement\b|\burgent\b|\bdernier (avis|rappel)\b|\bdefinitivement (ferme|supprime|bloque)\b/,
    /\b(en|dentro de) (las proximas )?(\d{1,2}) (horas|dias)\b|\binmediatamente\b|\burgente\b|\bultimo aviso\b|\bde inmediato\b|\bdefinitivamente\b/,
    /\bbinnen (\d{1,2}) (uur|dagen)\b|\bonmiddellijk\b|\bdringend\b|\blaatste (waarschuwing|herinnering)\b|\bpermanent (gesloten|geblokkeerd)\b|\bdirect\b/,
    /\b(em|dentro de|nas proximas) (\d{1,2}) (horas|dias)\b|\bimediatamente\b|\burgente\b|\bultimo aviso\b|\bdefinitivamente\b/,
  ],
  /** Mentions a parcel that does not exist. */
  parcel: [
    /\byour (parcel|package|shipment|delivery|packet)\b.{0,60}\b(could not|cannot|was not|on hold|held|pending|waiting|undeliverable|suspended|stopped|returned)\b/,
    /\b(ihr|dein|ihre|deine) (paket|sendung|lieferung|packchen)\b.{0,60}\b(nicht zugestellt|nicht geliefert|angehalten|zuruckgehalten|wartet|festgehalten|zuruckgeschickt)\b/,
    /\b(votre|ton) (colis|envoi|livraison|paquet)\b.{0,60}\b(n.?a pas pu|en attente|retenu|bloque|suspendu|non livre|retourne)/,
    /\b(su|tu) (paquete|envio|pedido)\b.{0,60}\b(no (se )?(ha podido|pudo)|retenido|en espera|pendiente|detenido|devuelto)\b/,
    /\b(uw|je|jouw) (pakket|zending|bezorging|pakketje)\b.{0,60}\b(niet (worden )?bezorgd|kon niet|wordt vastgehouden|in afwachting|wacht|tegengehouden|geretourneerd)\b/,
    /\b(sua|a sua|tua|seu|o seu) (encomenda|pacote|entrega|envio)\b.{0,60}\b(nao (pode|foi)|retid[oa]|pendente|em espera|devolvid[oa])\b/,
  ],
  /** Asks for a small fee to release it. */
  fee: [
    /\b(pay|settle|cover)\b.{0,50}\b(fee|fees|charge|customs|duty|postage|redelivery|shipping)\b|\b(fee|charge|customs duty) of [^ ]{0,3} ?\d/,
    /\b(bezahlen|zahlen|begleichen|entrichten)\b.{0,50}(gebuhr|versandkosten|\bzoll|nachporto)|(gebuhr|versandkosten|\bzoll|nachporto)\w*.{0,50}\b(bezahlen|zahlen|begleichen|entrichten)\b/,
    /\b(payez|payer|regler|reglez|acquitter)\b.{0,50}\b(frais|taxe|douane|affranchissement)\b|\bfrais (de douane |de livraison )?de \d/,
    /\b(pag(ue|ar|a)|abon(e|ar))\b.{0,50}(?<!sin )\b(tasas?|gastos de (aduana|gestion|envio)|aduana|aranceles)\b/,
    /\b(betaal|betalen|voldoe)\b.{0,50}\b(kosten|douanekosten|invoerrechten|bezorgkosten|verzendkosten)\b|\b(kosten|douanekosten|invoerrechten|bezorgkosten|verzendkosten)\b.{0,50}\bbetaal/,
    /\b(pag(ue|ar|a))\b.{0,50}\b(taxa|taxas|alfandega|alfandegaria|portes|custos)\b/,
  ],
  /** Gift cards, which are as good as cash. */
  cards: [
    /\b(gift ?cards?|itunes|google.?play|steam.?(gift )?(cards?|karten?|kaart(en)?)|(cartes?|tarjetas?|cartoes|cartao) steam|paysafe\w*|geschenkkarten?|gutscheinkarten?|cartes?.cadeaux?|pcs|transcash|neosurf|tarjetas? (de )?regalo|cadeaukaart(en)?|cadeaubon(nen)?|cartoes.presente|cartao.presente|vales?.presente|scratch)\b/,
  ],
  /** Asks for the cards' codes; a shop that sends codes to its customers words it differently. */
  codes: [
    /\b(send|text|e-?mail|forward|give)( (it|them))? (me|us|back)\b.{0,60}\b(codes?|numbers?|pins?)\b|\breply with\b.{0,60}\b(codes?|numbers?|photos?)\b|\b(photos?|pictures?) of\b.{0,20}\b(codes?|backs?|numbers?)\b|\bsend (the|all) codes\b/,
    /\b(codes?|nummern?)\b.{0,40}\b(mir|uns|mich)\b.{0,20}\b(schick|send|mail)|\b(schick|send|mail)\w*\b.{0,12}\b(mir|uns)\b.{0,40}\b(codes?|nummern?)\b/,
    /\b(envoyez|transmettez|communiquez)(-moi|-nous| moi)?\b.{0,40}\b(codes?|numeros?|photos?)\b/,
    /\b(envia|envie|manda|mande|responde|responda)(me|nos)?\b.{0,40}\b(codigos?|numeros?|fotos?)\b/,
    /\b(stuur|mail|app) (mij|me|ons)\b.{0,60}\b(codes?|nummers?|foto.?s?)\b/,
    /\b(envie|envia|mande|manda)(-me|-nos)?\b.{0,40}\b(codigos?|numeros?|fotos?)\b/,
  ],
  /** Crypto that multiplies, and the words that unlock a wallet. */
  crypto: [
    /\b(enter|provide|confirm|verify|type|submit|import)\b.{0,30}\b(seed|recovery|secret) phrase\b|\bconnect your wallet\b|\b(double|triple) your (bitcoin|btc|eth|crypto|investment|money)\b|\bguaranteed\b.{0,40}\b(returns?|profits?)\b|\bsend\b.{0,30}\b(bitcoin|btc|eth|usdt)\b.{0,30}\bto\b/,
    /\b(bitcoin|krypto\w*|investition|geld)\b.{0,40}\bverdoppeln\b|\bgarantierte[nr]? (rendite|gewinne?)\b|\bwiederherstellungsphrase\b.{0,40}\b(eingeben|bestatigen|eingabe)\b|\bgeben sie\b.{0,40}\bwiederherstellungsphrase\b|\bwallet (verbinden|verifizieren|bestatigen)\b/,
    /\b(doublez|doubler|triplez) (vos|votre|vos bitcoins|votre investissement|votre argent)\b|\b(gains?|rendements?|profits?) garantis?\b|\b(saisissez|entrez|confirmez)\b.{0,40}\bphrase (secrete|de recuperation)\b/,
    /\b(duplique|duplicar|triplique) (su|sus|tu|tus)\b|\b(ganancias|rendimientos?|beneficios) (garantizad[oa]s?)\b|\b(introduzca|ingrese|confirme|introduce|ingresa)\b.{0,40}\bfrase (semilla|de recuperacion)\b/,
    /\bverdubbel (uw|je) (bitcoin|crypto|geld|inleg|investering)\b|\bgegarandeerd(e)? (rendement|winst)\b|\b(voer|vul|bevestig)\b.{0,40}\bherstelzin\b/,
    /\b(duplique|triplique) (seu|seus|o seu|os seus)\b|\b(lucros?|rendimentos?|ganhos) garantid[oa]s?\b|\b(introduza|insira|digite|confirme)\b.{0,40}\bfrase (de recuperacao|semente)\b/,
  ],
  /** Money that the reader has supposedly won or inherited. */
  prize: [
    /\byou (have|'ve) won\b.{0,40}(\d|\b(lottery|prize|cash|money|jackpot|sweepstakes?|draw)\b)|\byou are the winner\b|\bnext of kin\b|\bunclaimed (funds|money|prize)\b|\byou .{0,20}(receive|inherit) .{0,20}inheritance\b/,
    /\b(sie haben|du hast) .{0,40}gewonnen\b|\bnachste[rn]? angehorige[rn]?\b|\bihre erbschaft\b/,
    /\bvous avez gagne\b|\bvotre heritage\b|\bheritier\b/,
    /\b(ha|has) ganado\b|\bsu herencia\b|\bheredero\b/,
    /\b(u heeft|je hebt) .{0,40}gewonnen\b|\buw erfenis\b/,
    /\b(voce ganhou|ganhou o premio|sua heranca)\b/,
  ],
  /** The payment that it requires first. */
  advance: [
    /\b(bank (account|details|transfer)|(transfer|processing|handling|release) fee|western union)\b/,
    /\b(bankverbindung|kontonummer|bankdaten|bearbeitungsgebuhr|uberweisungsgebuhr)\b/,
    /\b(coordonnees bancaires|compte bancaire|frais de (dossier|transfert))\b/,
    /\b(datos bancarios|cuenta bancaria|tasa de (gestion|transferencia))\b/,
    /\b(bankgegevens|rekeningnummer|administratiekosten)\b/,
    /\b(dados bancarios|conta bancaria|taxa de (processamento|transferencia))\b/,
  ],
};

/** Sentences that warn of fraud use the same words. */
export const warnings =
  /\b(never|phishing|scams?|scammers?|fraudsters?|criminals|beware|watch out|fake|niemals|nie|kriminelle|betruger\w*|betrugsmasche\w*|warnen|vorsicht|gefalscht\w*|jamais|criminels|arnaques?|escrocs?|hameconnage|mefiez|nunca|delincuentes|estafa\w*|timadores|cuidado|nooit|criminelen|oplicht\w*|nep\w*|pas op|golpes?|criminosos|golpistas?|fraudador\w*|desconfie)\b/;

/** Brands that frauds impersonate, with the hosts that really belong to them. */
export const brands: [RegExp, readonly string[]][] = [
  [/\bpaypal\b/, ['paypal']],
  [/\b(apple id|icloud|apple support)\b/, ['apple', 'icloud']],
  [/\bnetflix\b/, ['netflix']],
  [/\bamazon( prime)?\b/, ['amazon']],
  [/\bmicrosoft( 365)?\b|\boffice 365\b|\boutlook\b/, ['microsoft', 'office', 'live', 'outlook']],
  [/\bdhl\b/, ['dhl']],
  [/\bups\b/, ['ups']],
  [/\bfedex\b/, ['fedex']],
  [/\busps\b/, ['usps']],
  [/\broyal mail\b/, ['royalmail']],
  [/\bdpd\b/, ['dpd']],
  [/\bhermes\b|\bevri\b/, ['hermesworld', 'myhermes', 'evri']],
  [/\bpostnl\b/, ['postnl']],
  [/\bla poste\b|\bchronopost\b|\bcolissimo\b/, ['laposte', 'chronopost', 'colissimo']],
  [/\bcorreos\b/, ['correos']],
  [/\bctt\b/, ['ctt']],
  [/\bcorreios\b/, ['correios']],
  [/\bdeutsche post\b/, ['deutschepost', 'dhl']],
  [/\bsparkasse\b/, ['sparkasse']],
  [/\bvolksbank\b/, ['volksbank', 'vr']],
  [/\bdeutsche bank\b/, ['deutsche-bank']],
  [/\bhsbc\b/, ['hsbc']],
  [/\bbarclays\b/, ['barclays']],
  [/\blloyds\b/, ['lloydsbank']],
  [/\bchase\b/, ['chase']],
  [/\bwells fargo\b/, ['wellsfargo']],
  [/\bbank of america\b/, ['bankofamerica']],
  [/\bing\b/, ['ing']],
  [/\brabobank\b/, ['rabobank']],
  [/\babn amro\b/, ['abnamro']],
  [/\bcredit agricole\b/, ['credit-agricole']],
  [/\bbnp paribas\b/, ['bnpparibas']],
  [/\bla banque postale\b/, ['labanquepostale']],
  [/\bsantander\b/, ['santander', 'bancosantander']],
  [/\bbbva\b/, ['bbva']],
  [/\bcaixabank\b/, ['caixabank']],
  [/\bcaixa\b/, ['caixa', 'cgd']],
  [/\bbradesco\b/, ['bradesco']],
  [/\bitau\b/, ['itau']],
  [/\bmillennium bcp\b/, ['millenniumbcp']],
  [/\bnubank\b/, ['nubank']],
  [/\b(facebook|instagram|whatsapp|meta business)\b/, ['facebook', 'instagram', 'whatsapp', 'meta']],
  [/\bcoinbase\b/, ['coinbase']],
  [/\bbinance\b/, ['binance']],
  [/\bmetamask\b/, ['metamask']],
  [
    /\b(irs|hmrc|finanzamt|agencia tributaria|impots|belastingdienst|receita federal|ameli|digid)\b/,
    ['irs', 'gov', 'elster', 'agenciatributaria', 'gouv', 'belastingdienst', 'ameli', 'digid'],
  ],
];

export type FraudTheme =
  | 'threat'
  | 'credentials'
  | 'urgency'
  | 'parcel'
  | 'fee'
  | 'cards'
  | 'codes'
  | 'crypto'
  | 'prize'
  | 'advance';
