import { createAction } from '@reduxjs/toolkit';

/** The server runs another version of the contracts than this page; the shell offers to reload. */
export const newVersionFound = createAction('app/newVersionFound');
