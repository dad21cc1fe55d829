import { messageOf } from '../../../../api/api-error';
import type { Piece } from '../../../../contracts/engine-pieces';
import { pieceTypes, type PieceType } from '../../../../domain/piece';
import { writtenWords } from '../../../../domain/written-by';
import { Banner } from '../../../../ui/banner';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { useUpdatePieceLabelsMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';
import { usePillars } from '../../hooks/use-pillars';
import { typeWords } from '../piece-words';
import { ArticleOfPost } from './article-of-post';

/** What a post is and what it is about; each choice is stored at once. */
export function PieceLabels({ piece }: PieceLabelsProps) {
  const [update, { isLoading, error }] = useUpdatePieceLabelsMutation();
  const keep = useKeptPiece();
  const pillars = usePillars();
  const change = async (labels: { type?: PieceType; pillar?: string }) => {
    const { data } = await update({ pieceId: piece.id, version: piece.version, ...labels });
    if (data) await keep(data);
  };
  const known = pillars.some(({ id }) => id === piece.pillar);
  return (
    <Panel title="Details">
      <PanelBody>
        {error && <Banner title="Your change was not saved.">{messageOf(error)}</Banner>}
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
        <Text size="xs" tone={3}>
          {piece.writtenBy === null ? 'Written by you.' : writtenWords(piece.writtenBy)} {piece.writerNote}
        </Text>
        <ArticleOfPost piece={piece} />
      </PanelBody>
    </Panel>
  );
}

/** A select has a value for everything. */
const NONE = 'none';

export interface PieceLabelsProps {
  piece: Piece;
}
