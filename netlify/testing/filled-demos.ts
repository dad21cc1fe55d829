import { authContract } from '../../src/contracts/auth';
import type { PlatformFunction } from '../http/serve';

/** No worker runs beside tests: what it writes for a demo that is opened is there when the visitor goes on. */
export function withDemosFilled(auth: PlatformFunction): PlatformFunction {
  return async (request, context) => {
    const response = await auth(request, context);
    if (!response.ok || !request.url.endsWith(authContract.login.path)) return response;
    const { data } = (await response.clone().json()) as { data: { demo: unknown; workspace: { id: string } } };
    if (data.demo)
      await (
        await import('../features/auth/demo/demo-wiring')
      )
        .demoFilling()
        .fillDemo({ workspaceId: data.workspace.id });
    return response;
  };
}
