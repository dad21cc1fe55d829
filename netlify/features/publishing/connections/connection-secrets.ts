import * as z from 'zod/mini';
import type { ConnectableChannel } from '../../../../src/domain/posting-channel';
import type { Values } from '../../../ports/network';
import type { SealedSecret, SecretBox } from '../../../ports/secret-box';

/** Tokens of a connection, sealed as one value for its workspace and channel. */
export const makeConnectionSecrets = (box: SecretBox) => ({
  seal: (place: Place, secrets: Values): SealedSecret => box.seal(JSON.stringify(secrets), placeOf(place)),
  /** null when the root secret that they were sealed with is gone. */
  open(place: Place, sealed: SealedSecret): Values | null {
    const text = box.open(sealed, placeOf(place));
    return text === null ? null : z.parse(z.record(z.string(), z.string()), JSON.parse(text));
  },
});

export type ConnectionSecrets = ReturnType<typeof makeConnectionSecrets>;

const placeOf = ({ workspaceId, channel, use }: Place): string[] => [workspaceId, use ?? 'connection', channel];

interface Place {
  workspaceId: string;
  channel: ConnectableChannel;
  /** What is sealed for a request to connect cannot be opened as a connection. */
  use?: 'request';
}
