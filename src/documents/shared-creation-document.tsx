import { styled } from 'styled-components';
import type { SharedPage } from './shared-page';

/** A shared picture or clip, who shares it and how it was made. */
export function SharedCreationDocument({ page }: { page: SharedPage }) {
  const { title, altText, width, height, workspace } = page;
  const described = altText || title;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${workspace.name}`}</title>
        <meta name="description" content={described} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={described} />
        <meta property="og:site_name" content={workspace.name} />
        <meta property="og:url" content={page.url} />
        <meta property="og:image" content={page.card.url} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(page.card.width)} />
        <meta property="og:image:height" content={String(page.card.height)} />
        <meta property="og:image:alt" content={described} />
        {page.type === 'video' && <meta property="og:video" content={page.fileUrl} />}
        {page.type === 'video' && <meta property="og:video:type" content={page.contentType} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:image" content={page.card.url} />
        <meta name="twitter:image:alt" content={described} />
      </head>
      <body>
        <Page>
          {page.type === 'video' ? (
            <Clip
              src={page.fileUrl}
              poster={page.card.url}
              width={width}
              height={height}
              aria-label={described}
              controls
              playsInline
              preload="metadata"
            />
          ) : (
            <Picture src={page.fileUrl} width={width} height={height} alt={described} />
          )}
          <Words>
            <Title>{title}</Title>
            <From>From {workspace.url ? <a href={workspace.url}>{workspace.name}</a> : workspace.name}</From>
            <Label>{howItWasMade(page)}</Label>
          </Words>
        </Page>
        <Foot>Shared with Fourbeat</Foot>
      </body>
    </html>
  );
}

/** Says the same as the provenance data in the file (docs/provenance.md). */
function howItWasMade({ source, provider, type, workspace, origin }: SharedPage): string {
  if (origin)
    return `A photo${origin.creator && ` by ${origin.creator}`} from ${origin.source}, in the public domain according to ${origin.catalogue}.`;
  if (source === 'uploaded') return `${type === 'video' ? 'A clip' : 'A picture'} uploaded by ${workspace.name}.`;
  return `Made with AI: ${provider}, from a description. Its file says so, too.`;
}

const Page = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[12]};
`;

const Picture = styled.img`
  width: auto;
  max-height: 80vh;
  margin: 0 auto;
  border-radius: ${({ theme }) => theme.radius.picture};
`;

const Clip = styled.video`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 80vh;
  margin: 0 auto;
  border-radius: ${({ theme }) => theme.radius.picture};
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  font: ${({ theme }) => theme.weight.display} clamp(1.5rem, 4vw, 2.25rem)/1.15 ${({ theme }) => theme.font.display};
  letter-spacing: ${({ theme }) => theme.track.display};
  text-wrap: balance;
`;

const From = styled.p`
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Label = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;

const Foot = styled.footer`
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;
