import { messageOf } from '../../../api/api-error';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { List, ListRow } from '../../../ui/list';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useListConsentsQuery } from '../contacts-api';
import { channelWords } from './channel-words';

/** Every consent that was given and taken back, with its proof. */
export function LedgerDialog({ contactId, open, onClose }: { contactId: string; open: boolean; onClose: () => void }) {
  const { workspace } = useSession();
  const now = useNow();
  const { data, error, isFetching, refetch } = useListConsentsQuery({ contactId }, { skip: !open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Consent history"
      sentence="Entries are added, never changed. This is your proof if you are ever asked for it."
    >
      {!data && error && (
        <Banner title="The history could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {!data && !error && (
        <Skeleton label="Loading the history">
          <SkeletonBlock height="8rem" />
        </Skeleton>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone={2}>
          They have never been asked.
        </Text>
      )}
      <List label="Consents, newest first">
        {data?.items.map(({ id, channel, state, wording, proof, point, address, at, actor }) => (
          <ListRow
            key={id}
            title={`${state === 'granted' ? 'Agreed to' : 'Withdrew consent to'} ${channelWords[channel].what}`}
            meta={
              <>
                {formatWhen(at, workspace.zone, now)}
                {actor && (
                  <>
                    , recorded by <bdi>{actor}</bdi>
                  </>
                )}
                {point && (
                  <>
                    , for <bdi>{point}</bdi>
                  </>
                )}
                {address && `, from ${address}`}
                {wording && (
                  <>
                    <br />“<bdi>{wording}</bdi>”
                  </>
                )}
                {proof && (
                  <>
                    <br />
                    <bdi>{proof}</bdi>
                  </>
                )}
              </>
            }
          />
        ))}
      </List>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
