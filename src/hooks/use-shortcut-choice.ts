import { useStoredChoice } from './use-stored-choice';

/**
 * Whether single-key shortcuts are on. They can be turned off, because speech input types letters (WCAG 2.2,
 * 2.1.4).
 */
export const useShortcutChoice = () => useStoredChoice('shortcuts', ['on', 'off']);
