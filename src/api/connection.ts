import { createAction } from '@reduxjs/toolkit';

/** Whether the server answers background requests; the shell shows a notice when it does not. */
export const connectionLost = createAction('app/connectionLost');
export const connectionFound = createAction('app/connectionFound');
