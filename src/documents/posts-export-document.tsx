/** A page of a workspace's exported posts: opened from disk, with its pictures beside it, without network or script. */
export function PostsExportDocument({ workspace, heading, posts, next }: PostsExportPage) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading}: ${workspace}`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <p>{workspace}</p>
        <h1>{heading}</h1>
        {posts.length === 0 && <p>There are none.</p>}
        {posts.map((post) => (
          <article key={post.id}>
            <h2>{post.title || 'Untitled'}</h2>
            <p>
              <small>{post.standing}</small>
            </p>
            {post.body.split(/\n\s*\n/).map((paragraph, index) => (
              <p key={index}>{paragraph.trim()}</p>
            ))}
            {post.keywords.length > 0 && (
              <p>
                <small>{post.keywords.join(', ')}</small>
              </p>
            )}
            {post.pictures.map(({ path, altText }) => (
              <img key={path} src={path} alt={altText} loading="lazy" />
            ))}
          </article>
        ))}
        {next && (
          <p>
            <a href={next.path}>{next.label}</a>
          </p>
        )}
      </body>
    </html>
  );
}

const STYLES =
  'html{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}article{border-top:1px solid;padding:1rem 0;margin-top:1rem}p{white-space:pre-line}img{display:inline-block;max-width:48%;height:auto;margin:.5rem 1% 0 0}';

export interface PostsExportPage {
  workspace: string;
  heading: string;
  posts: ExportedPost[];
  /** The next page: a path relative to this one. */
  next: { path: string; label: string } | null;
}

export interface ExportedPost {
  id: string;
  title: string;
  body: string;
  /** When it was published, or its status. */
  standing: string;
  keywords: string[];
  /** Paths relative to the page. */
  pictures: { path: string; altText: string }[];
}
