/** Dialogs and menus are a fifth of the code that a first page would load, so each loads when it is first used. */
export const loadCommandPalette = () => import('./command-palette');
