import { apiUrl } from '../config/paths';
import { faultContract, type faultKinds } from '../contracts/fault';

/**
 * Reports an error of this browser to the server's log: each fault once, ten per page load at most. Addresses
 * are sent without their query, which may hold what somebody typed. Expected failures (no connection, a chunk
 * gone after a deploy, a browser extension) are not reported.
 */
export function reportFault(kind: FaultKind, fault: unknown): void {
  const { name = '', message = String(fault), stack = '' } = fault instanceof Error ? fault : {};
  const mark = `${kind} ${message} ${stack.slice(0, 200)}`;
  if (reported.has(mark) || reported.size >= MOST || EXPECTED.test(`${name}: ${message}\n${stack}`)) return;
  reported.add(mark);
  const body = JSON.stringify({
    kind,
    message: message.trim().slice(0, 500) || 'without a message',
    stack: stack.slice(0, 4_000),
    page: window.location.pathname.slice(0, 200),
  });
  // A report that fails must not be reported again: that would loop.
  fetch(apiUrl(faultContract.createFault.path), {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}

/** Listens for uncaught errors and unhandled rejections. Returns a function that stops listening. */
export function startFaultReports(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportFault('error', error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportFault('rejection', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    reported.clear();
  };
}

const reported = new Set<string>();
const MOST = 10;
const EXPECTED =
  /^AbortError|ResizeObserver loop|dynamically imported module|importing a module script failed|unable to preload css|(?:chrome|moz|safari-web)-extension:/i;

type FaultKind = (typeof faultKinds)[number];
