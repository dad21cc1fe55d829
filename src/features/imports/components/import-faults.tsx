import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { importErrorsUrl } from '../../../config/paths';
import type { ContactImport } from '../../../contracts/imports';
import { importLimits } from '../../../domain/contact-import';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { ButtonLink } from '../../../ui/button-link';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useListImportCausesQuery } from '../imports-api';
import { ImportCauseGroup } from './import-cause-group';

/** What was wrong with rows and values, grouped by cause, with the lines of each. */
export function ImportFaults({ item }: { item: ContactImport }) {
  const { data, error, isFetching, refetch } = useListImportCausesQuery({ importId: item.id });
  const {
    counts: { failed },
    warnings,
  } = item;
  const words = [
    failed > 0 && `${pluralise(failed, 'row')} with errors`,
    warnings > 0 && `${pluralise(warnings, 'value')} left out`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Part aria-label="Problems">
      <Head>
        <h3>{words}</h3>
        <ButtonLink size="sm" href={importErrorsUrl(item.id)} download icon={<Download />}>
          Download problems
        </ButtonLink>
      </Head>
      <Hint>{hintOf(item)}</Hint>
      {!data &&
        (error ? (
          <Banner title="The problems could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading problems">
            <SkeletonRows count={3} />
          </Skeleton>
        ))}
      {data && (
        <Groups aria-label="Causes">
          {data.items.map((group) => (
            <ImportCauseGroup key={`${group.kind} ${group.cause}`} importId={item.id} group={group} />
          ))}
        </Groups>
      )}
      {Math.max(failed, warnings) > importLimits.errors && (
        <Hint>The first {formatNumber(importLimits.errors)} are listed here.</Hint>
      )}
    </Part>
  );
}

function hintOf({ state, counts: { failed }, warnings }: ContactImport): string {
  const ahead = state === 'checked';
  const rows = `Everything else ${ahead ? 'will be' : 'was'} imported. Correct these rows in your file and import it again. Contacts you already have won’t be duplicated.`;
  const values = `Values that can’t be read ${ahead ? 'will be' : 'were'} left out. The rest of each row ${ahead ? 'will be' : 'was'} imported.`;
  return [
    warnings > 0 && values,
    failed > 0 &&
      (warnings > 0 ? rows.replace('Everything else', 'Rows with errors are skipped. Everything else') : rows),
  ]
    .filter(Boolean)
    .join(' ');
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  h3 {
    ${theme.type.md}
  }
`;

const Hint = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

const Groups = styled.ul`
  list-style: none;
  margin-top: ${theme.space[2]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  > li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
`;
