import * as z from 'zod/mini';
import type { SealedSecret, SecretBox } from '../../../ports/secret-box';

/** A channel's secrets, sealed as one value for its workspace and channel. */
export const makeChannelSecrets = (box: SecretBox) => ({
  seal: (place: Place, secrets: Record<string, string>): SealedSecret =>
    box.seal(JSON.stringify(secrets), placeOf(place)),

  /** null when there are none, or when the root secret that they were sealed with is gone. */
  open(
    place: Place,
    { keyId, sealed }: { keyId: string | null; sealed: string | null },
  ): Record<string, string> | null {
    if (keyId === null || sealed === null) return null;
    const text = box.open({ keyId, sealed }, placeOf(place));
    return text === null ? null : z.parse(z.record(z.string(), z.string()), JSON.parse(text));
  },
});

export type ChannelSecrets = ReturnType<typeof makeChannelSecrets>;

const placeOf = ({ workspaceId, channelId }: Place): string[] => [workspaceId, 'inbox-channel', channelId];

interface Place {
  workspaceId: string;
  channelId: string;
}
