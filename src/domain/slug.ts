/** A readable part of a URL: "Zoë’s Café & Sons" becomes "zoes-cafe-sons"; '' when nothing readable is left. */
export const slugify = (text: string, max = 60): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
