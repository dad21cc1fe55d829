import { createAction } from '@reduxjs/toolkit';

/** Whether the server answers, as far as the questions in the background can tell; the shell says so when it does not. */
export const connectionLost = createAction('app/connectionLost');
export const connectionFound = createAction('app/connectionFound');
