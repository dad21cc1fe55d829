import { Socket } from 'node:net';

/**
 * Ends the silence that connections are allowed (`silenceMs`) when a test says so, not when the clock does: on a busy
 * machine a short one is over before anything has been said. `isOver` is a server's answer that never comes.
 */
export function watchSilence(silenceMs: number) {
  const limited = new Set<Socket>();
  const setTimeout = jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms) {
    if (ms === silenceMs) limited.add(this);
    return this;
  });
  return {
    isOver: (): Promise<undefined> => {
      setTimeout.mockRestore();
      if (limited.size === 0) throw new Error('No connection has a limit to its silence.');
      for (const socket of limited) socket.emit('timeout');
      return new Promise(() => undefined);
    },
  };
}
