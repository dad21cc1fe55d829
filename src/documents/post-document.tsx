import { styled } from 'styled-components';
import { brandAccent } from './brand-accent';
import { DocumentShell } from './document-shell';
import { MainAction } from './main-action';
import { PostDate } from './post-date';
import { summaryOf, type Post, type Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';
import { LinkedText } from './linked-text';

/** One published post. */
export function PostDocument({ publisher, post }: { publisher: Publisher; post: Post }) {
  const words = outsiderWords[publisher.language].publicPage;
  return (
    <DocumentShell
      title={`${post.title} · ${publisher.name}`}
      description={summaryOf(post)}
      url={post.url}
      image={post.banner?.url}
      publisher={publisher}
    >
      <Article>
        <PostDate at={post.publishedAt} revisedAt={post.revisedAt} publisher={publisher} />
        <Title>{post.title}</Title>
        {post.clip ? (
          <Clip
            src={post.clip.url}
            poster={post.clip.stillUrl}
            width={post.clip.width}
            height={post.clip.height}
            aria-label={post.clip.altText}
            style={{ maxWidth: `min(100%, calc(80svh * ${post.clip.width / post.clip.height}))` }}
            controls
            playsInline
            preload="metadata"
          />
        ) : (
          post.banner && (
            <Banner src={post.banner.url} width={post.banner.width} height={post.banner.height} alt={post.altText} />
          )
        )}
        <Text>
          {post.parts.map((part, index) =>
            part.kind === 'heading' ? (
              <Heading key={index}>{part.text}</Heading>
            ) : part.kind === 'list' ? (
              <List key={index}>
                {part.items.map((item, at) => (
                  <li key={at}>
                    <LinkedText text={item} />
                  </li>
                ))}
              </List>
            ) : (
              <p key={index}>
                <LinkedText text={part.text} />
              </p>
            ),
          )}
          <Next>
            <MainAction publisher={publisher} />
            {publisher.joinUrl && <Back href={publisher.joinUrl}>{words.newsByMail}</Back>}
            <Back href={publisher.url}>{words.morePosts(publisher.name)}</Back>
          </Next>
        </Text>
      </Article>
    </DocumentShell>
  );
}

const Article = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`;

const Title = styled.h1`
  max-width: 22ch;
  font: ${({ theme }) => theme.weight.display} clamp(2.125rem, 5vw, 3.75rem)/1.06 ${({ theme }) => theme.font.display};
  letter-spacing: ${({ theme }) => theme.track.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Banner = styled.img`
  width: 100%;
  margin: ${({ theme }) => theme.space[5]} 0;
  border-radius: ${({ theme }) => theme.radius.picture};
`;

/** Upright, as it was made for phones, and never taller than a screen. */
const Clip = styled.video`
  display: block;
  width: auto;
  height: auto;
  margin: ${({ theme }) => theme.space[5]} 0;
  border-radius: ${({ theme }) => theme.radius.picture};
`;

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: ${({ theme }) => theme.size.reading};
  font-size: 1.125rem;
  line-height: 1.7;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  margin-top: ${({ theme }) => theme.space[4]};
  font: ${({ theme }) => theme.weight.display} 1.625rem/1.2 ${({ theme }) => theme.font.display};
  text-wrap: balance;
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ theme }) => theme.space[6]};
`;

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]};
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Back = styled.a`
  min-width: 0;
  font-weight: ${({ theme }) => theme.weight.medium};
  color: ${brandAccent};
  text-decoration-color: ${({ theme }) => theme.color.control};
  text-underline-offset: 3px;
`;
