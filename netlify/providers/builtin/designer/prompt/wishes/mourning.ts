/** "In loving memory of …", in the languages that owners here type most: no picture of it is gay, whatever its trade. */
export const isMourning = (text: string): boolean => mourning.test(text);

const mourning =
  /(?<!\p{L})(?:in (?:loving )?memory of|in memoriam|in loving memory|rest in peace|passed away|condolences|(?:his|her|their|the) funeral|for the funeral|obituary|remembrance service|memorial service|in (?:liebevollem|liebem|stillem) gedenken|wir trauern|nachruf|verstorben|beisetzung|en souvenir d|à la mémoire|nous a quittés|obsèques|en memoria de|descanse en paz|falleci(?:ó|do|da)|in memoria di|è mancat[oa]|è venut[oa] a mancare|ter nagedachtenis|in liefdevolle herinnering|overleden)/iu;
