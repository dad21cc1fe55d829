import { screen, waitFor } from '@testing-library/react';

/** Toasts are dialogs too and are excluded. */
export const openDialogs = () => screen.queryAllByRole('dialog').filter((dialog) => !dialog.closest('[data-toasts]'));
export const untilClosed = () => waitFor(() => expect(openDialogs()).toEqual([]));
