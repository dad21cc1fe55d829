import { getConfig, type Config } from '@testing-library/react';

/**
 * `findBy…` and `waitFor` try again after every change of the page, and each try that fails would describe the whole
 * page in an error that nobody reads. They get the sentence alone; when time is up, the library itself adds the page.
 */
const describePage = getConfig().getElementError;

export const quickPolling: Pick<Config, 'getElementError'> = {
  getElementError(message, container) {
    if (!(getConfig() as Polling)._disableExpensiveErrorDiagnostics) return describePage(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
};

/** Set while `waitFor` tries. */
interface Polling {
  _disableExpensiveErrorDiagnostics?: boolean;
}
