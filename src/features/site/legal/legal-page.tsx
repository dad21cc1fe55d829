import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import type { LegalDocument } from '../../../contracts/site';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { articleDay } from '../blog/article-day';
import { SiteFrame } from '../components/site-frame';
import { SiteHeading } from '../components/site-heading';
import { Prose, TextBlocks } from '../components/text-blocks';

/**
 * A legal document with a table of contents. `unavailable` is the specification's text for when it cannot be
 * loaded.
 */
export function LegalPage({ title, unavailable, reply }: LegalPageProps) {
  const { data, error, isFetching, refetch } = reply;
  const document = error ? undefined : data;
  return (
    <SiteFrame>
      {document ? (
        <>
          <SiteHeading title={document.title}>
            <Meta>
              Last updated <time dateTime={document.lastUpdated}>{articleDay(document.lastUpdated)}</time>, version{' '}
              {document.version}
            </Meta>
          </SiteHeading>
          <Parts>
            <Contents aria-label="Contents">
              <ol>
                {document.content.sections.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ol>
            </Contents>
            <Prose as="article">
              <TextBlocks blocks={document.content.blocks} />
              {document.content.sections.map((section) => (
                <section key={section.id} aria-labelledby={section.id}>
                  <h2 id={section.id}>{section.title}</h2>
                  <TextBlocks blocks={section.blocks} />
                </section>
              ))}
              <Mailbox>
                Questions about this page?{' '}
                {document.contactEmail === null ? (
                  <>
                    Use the <Link to={paths.contact}>contact form</Link>.
                  </>
                ) : (
                  <>
                    Write to <Link href={`mailto:${document.contactEmail}`}>{document.contactEmail}</Link>.
                  </>
                )}
              </Mailbox>
            </Prose>
          </Parts>
        </>
      ) : (
        <>
          <SiteHeading title={title}>{error !== undefined && <p role="status">{unavailable}</p>}</SiteHeading>
          {error ? (
            <Retry>
              <p>
                The text could not be loaded just now. Try again, or ask us through the{' '}
                <Link to={paths.contact}>contact form</Link>.
              </p>
              <Button onClick={() => void refetch()} busy={isFetching}>
                Try again
              </Button>
            </Retry>
          ) : (
            <Skeleton label={`Loading the ${title.toLowerCase()}`}>
              <Lines>
                {['90%', '75%', '82%', '60%'].map((width) => (
                  <SkeletonBlock key={width} width={width} />
                ))}
              </Lines>
            </Skeleton>
          )}
        </>
      )}
    </SiteFrame>
  );
}

const Meta = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text3};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  padding-bottom: ${theme.space[16]};
  > article section > * + * {
    margin-top: ${theme.space[4]};
  }
  > article section > h2 + * {
    margin-top: ${theme.space[3]};
  }
  > article section > h2 {
    margin-top: 0;
  }
  > article > section {
    margin-top: ${theme.space[10]};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    padding-bottom: ${theme.space[8]};
  }
`;

const Contents = styled.nav`
  position: sticky;
  top: ${theme.space[6]};
  max-height: calc(100vh - ${theme.space[12]});
  overflow-y: auto;
  ${theme.type.sm}
  color: ${theme.color.text2};
  ol {
    border-inline-start: 1px solid ${theme.color.hairline};
  }
  a {
    display: block;
    padding: 0.3125rem ${theme.space[4]};
  }
  a:hover {
    color: ${theme.color.text1};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    position: static;
    max-height: none;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.sunken};
    ol {
      border: 0;
    }
    a {
      display: flex;
      align-items: center;
      min-height: ${theme.size.touch};
      padding: 0;
    }
  }
`;

const Mailbox = styled.p`
  && {
    margin-top: ${theme.space[12]};
    padding-top: ${theme.space[6]};
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Retry = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  color: ${theme.color.text2};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: ${theme.size.reading};
`;

interface LegalPageProps {
  title: string;
  unavailable: string;
  reply: { data?: LegalDocument; error?: unknown; isFetching: boolean; refetch: () => unknown };
}
