import { useStoredChoice } from './use-stored-choice';

/** Whether this browser shows notifications while the application is open; off until someone asks for them. */
export const useNotificationChoice = () => useStoredChoice('notifications', ['off', 'on']);
