import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { Piece } from '../../../../contracts/engine-pieces';
import { networkLabel, networks, type Network } from '../../../../domain/network';
import { pieceTypes, type PieceType } from '../../../../domain/piece';
import { Banner } from '../../../../ui/banner';
import { Checkbox } from '../../../../ui/checkbox';
import { Field } from '../../../../ui/field';
import { Fieldset } from '../../../../ui/fieldset';
import { FormPair } from '../../../../ui/form';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useUpdatePieceLabelsMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';
import { usePillars } from '../../hooks/use-pillars';
import { typeWords } from '../piece-words';

/** What a post is, what it is about and where it goes; each choice is stored at once. */
export function PieceLabels({ piece }: PieceLabelsProps) {
  const [update, { isLoading, error }] = useUpdatePieceLabelsMutation();
  const keep = useKeptPiece();
  const pillars = usePillars();
  const isOut = piece.status === 'published';
  const change = async (labels: { type?: PieceType; platforms?: Network[]; pillar?: string }) => {
    const { data } = await update({ pieceId: piece.id, version: piece.version, ...labels });
    if (data) await keep(data);
  };
  const toggle = (network: Network, on: boolean) =>
    change({ platforms: networks.filter((one) => (one === network ? on : piece.platforms.includes(one))) });
  const known = pillars.some(({ id }) => id === piece.pillar);
  return (
    <Panel title="What it is and where it goes">
      <PanelBody>
        {error && <Banner title="That was not saved.">{messageOf(error)}</Banner>}
        <FormPair>
          <Field label="Type">
            <Select<PieceType>
              value={piece.type}
              disabled={isLoading}
              onChange={(type) => void change({ type })}
              options={pieceTypes.map((type) => ({ value: type, label: typeWords[type] }))}
            />
          </Field>
          <Field label="Content pillar">
            <Select
              value={known ? piece.pillar : NONE}
              disabled={isLoading}
              onChange={(pillar) => void change({ pillar: pillar === NONE ? '' : pillar })}
              options={[
                { value: NONE, label: 'None' },
                ...pillars.map(({ id, name }) => ({ value: id, label: name || 'Without a name' })),
              ]}
            />
          </Field>
        </FormPair>
        <Fieldset
          legend="Platforms"
          help={
            isOut
              ? 'Take the post down before you choose other platforms.'
              : piece.status === 'scheduled'
                ? 'With other platforms it needs your approval again.'
                : 'Your own page is the blog.'
          }
        >
          <Columns>
            {networks.map((network) => (
              <Checkbox
                key={network}
                checked={piece.platforms.includes(network)}
                disabled={isOut || isLoading}
                onChange={(on) => void toggle(network, on)}
              >
                {networkLabel(network)}
              </Checkbox>
            ))}
          </Columns>
        </Fieldset>
        <Text size="xs" tone={3}>
          {piece.aiGenerated ? 'First written by Fourbeat, from your profile.' : 'Written by you.'}
        </Text>
      </PanelBody>
    </Panel>
  );
}

/** A select has a value for everything. */
const NONE = 'none';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
`;

export interface PieceLabelsProps {
  piece: Piece;
}
