import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every reply, whether from a function, its refusal, or the host where there is no function. A
 * document sets a policy of its own; everything else is data that must never run.
 */
export const secured: MiddlewareHandler = async (context, next) => {
  await standard(context, next);
  if (!context.res.headers.has('content-security-policy'))
    context.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
};

const standard = secureHeaders({
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
  originAgentCluster: false,
  overwrite: false,
});
