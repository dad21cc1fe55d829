import { styled } from 'styled-components';
import { brandAccent } from './brand-accent';
import { BusinessFacts } from './business-facts';
import { DocumentShell } from './document-shell';
import { MainAction } from './main-action';
import { OfferList } from './offer-list';
import { PostDate } from './post-date';
import { PublicPeople } from './public-people';
import { summaryOf, type Post, type PublicPerson, type Publisher } from './publication';
import { SignupInvitation } from './signup-invitation';
import type { SignupForm } from './signup-words';
import { outsiderWords } from './words/outsider-words';

/**
 * A business's public page: what it does and sells, how to reach it, then its posts, newest first. Further pages
 * only list older posts.
 */
export function PublicPageDocument({ publisher, isFirst, signup, posts, people, nextUrl }: PublicPage) {
  return (
    <DocumentShell
      title={publisher.name}
      description={publisher.what ?? publisher.name}
      url={publisher.url}
      image={posts[0]?.banner?.url}
      publisher={publisher}
    >
      <Title>{publisher.name}</Title>
      {publisher.what && <What>{publisher.what}</What>}
      {isFirst && (
        <>
          <Act>
            <MainAction publisher={publisher} />
          </Act>
          <BusinessFacts publisher={publisher} />
          <OfferList publisher={publisher} />
        </>
      )}
      {posts.length > 0 && (
        <Posts>
          {posts.map((post) => (
            <li key={post.url}>
              <Card href={post.url}>
                {post.picture && (
                  <img
                    src={post.picture.url}
                    width={post.picture.width}
                    height={post.picture.height}
                    alt={post.altText}
                    loading="lazy"
                  />
                )}
                <PostDate at={post.publishedAt} revisedAt={post.revisedAt} publisher={publisher} />
                <h2>{post.title}</h2>
                <p>{summaryOf(post)}</p>
              </Card>
            </li>
          ))}
        </Posts>
      )}
      {nextUrl && <Older href={nextUrl}>{outsiderWords[publisher.language].publicPage.olderPosts}</Older>}
      {signup && <SignupInvitation business={publisher.name} language={publisher.language} form={signup} />}
      {people.length > 0 && <PublicPeople people={people} publisher={publisher} />}
    </DocumentShell>
  );
}

const Title = styled.h1`
  font: ${({ theme }) => theme.weight.display} clamp(2.25rem, 6vw, 4.5rem)/1.04 ${({ theme }) => theme.font.display};
  letter-spacing: ${({ theme }) => theme.track.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const What = styled.p`
  max-width: ${({ theme }) => theme.size.reading};
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: 1.125rem;
  color: ${({ theme }) => theme.color.text2};
  overflow-wrap: anywhere;
`;

const Act = styled.p`
  margin-top: ${({ theme }) => theme.space[6]};
  &:empty {
    display: none;
  }
`;

const Posts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[8]};
  margin-top: ${({ theme }) => theme.space[12]};
  padding: 0;
  list-style: none;
`;

const Card = styled.a`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  text-decoration: none;
  overflow-wrap: anywhere;

  img {
    width: 100%;
    margin-bottom: ${({ theme }) => theme.space[3]};
    border-radius: ${({ theme }) => theme.radius.picture};
  }

  h2 {
    font-size: ${({ theme }) => theme.text.xl};
    line-height: 1.3;
    letter-spacing: ${({ theme }) => theme.track.tight};
  }

  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: ${({ theme }) => theme.text.md};
    color: ${({ theme }) => theme.color.text2};
  }

  &:hover h2 {
    color: ${brandAccent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Older = styled.a`
  display: inline-block;
  margin-top: ${({ theme }) => theme.space[12]};
  font-weight: ${({ theme }) => theme.weight.medium};
  color: ${brandAccent};
`;

export interface PublicPage {
  publisher: Publisher;
  /** Whether this is the first page and not one with older posts. */
  isFirst: boolean;
  signup: SignupForm | null;
  posts: Post[];
  people: PublicPerson[];
  nextUrl: string | null;
}
