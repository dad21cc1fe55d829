import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { contentPolicies } from './content-policies';

/**
 * Headers of every reply, whether from a function, its refusal, or the host where there is no function. A
 * document sets a policy of its own; everything else is data that must never run.
 */
export const secured: MiddlewareHandler = async (context, next) => {
  await standard(context, next);
  if (!context.res.headers.has('content-security-policy'))
    context.res.headers.set('content-security-policy', contentPolicies.data);
};

const standard = secureHeaders({
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
  originAgentCluster: false,
  overwrite: false,
});
