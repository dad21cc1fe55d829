/** Dialogs and menus are a fifth of what a first page would load, so each comes when it is reached for. */
export const loadCommandPalette = () => import('./command-palette');
