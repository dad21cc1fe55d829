import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ContactImport } from '../../../contracts/imports';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { DropZone } from '../../../ui/drop-zone';
import { PanelBody } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useImportUpload } from '../hooks/use-import-upload';

/** Takes a file, shows its upload, and resumes where it stopped. */
export function FileStep({ unfinished }: { unfinished?: ContactImport }) {
  const { take, refusal, starting, upload } = useImportUpload(unfinished);
  const input = useRef<HTMLInputElement>(null);
  const coming = upload !== undefined && upload.cause === null;

  if (unfinished && coming) {
    return (
      <PanelBody>
        <Progress
          label={`Uploading ${unfinished.name}. You can open other pages of your dashboard, but closing this tab stops the upload.`}
          percent={upload.percent}
        />
      </PanelBody>
    );
  }
  return (
    <DropZone sign="Drop a CSV or TSV file to import it" onFiles={take} closed={starting}>
      <PanelBody>
        {upload?.cause && (
          <Banner title={upload.cause}>
            The part already uploaded is saved. Choose the file again to upload the rest.
          </Banner>
        )}
        {refusal && <Banner title={refusal} />}
        <Target>
          <FileUp />
          {unfinished ? (
            <Text>
              {unfinished.partsHere.length} of {unfinished.parts} parts of <b>{unfinished.name}</b> are uploaded. Choose
              the same file again to upload the rest.
            </Text>
          ) : (
            <Text>Drop a CSV or TSV file here (up to 200,000 rows).</Text>
          )}
          <Button variant="primary" busy={starting} onClick={() => input.current?.click()}>
            {unfinished ? `Choose ${unfinished.name}` : 'Choose file'}
          </Button>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              aria-label="Contacts file"
              tabIndex={-1}
              accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain,.xlsx,.xls,.ods,.numbers,.vcf"
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = ''; // lets the same file be chosen again
              }}
            />
          </VisuallyHidden>
          {!unfinished && (
            <Text size="xs" tone={3}>
              We recognise exports from Mailchimp, HubSpot and Google Contacts. Nothing is added until you have seen
              what would happen.
            </Text>
          )}
        </Target>
      </PanelBody>
    </DropZone>
  );
}

const Target = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[10]} ${theme.space[5]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  text-align: center;
  > p {
    max-width: 28rem;
    overflow-wrap: anywhere;
  }
  > svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.6;
    color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    padding: ${theme.space[6]} ${theme.space[4]};
  }
`;
