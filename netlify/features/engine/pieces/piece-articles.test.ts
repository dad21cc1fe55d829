import { engineContract } from '../../../../src/contracts/engine';
import { publicationContract } from '../../../../src/contracts/publication';
import { makeClient } from '../../../testing/call';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, functions, register } from '../../../testing/world';
import { engineJobs } from '../engine-wiring';

useDatabase();

async function withIdeas() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const get = async (pieceId: string) => (await owner.call('engine', engineContract.getPiece, { pieceId })).body.data;
  return { ...owner, ideas, get };
}

it('an idea becomes a post and an article, which is edited, approved and published by itself, on the page and in the feed', async () => {
  const owner = await withIdeas();
  const post = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[0].id, article: true }))
    .body.data;
  const article = await owner.get(post.article.id);
  expect(article).toMatchObject({
    type: 'article',
    status: 'review',
    platforms: ['blog'],
    ideaId: null,
    aiGenerated: true,
    articleFor: { id: post.id, title: post.title },
  });
  expect(article.title).toContain(post.title);
  expect(article.body).toContain('\n\n## ');
  expect(article.body.length).toBeGreaterThan(post.body.length);

  const again = await owner.call('engine', engineContract.createArticle, { pieceId: post.id });
  expect(again.body.data.id).toBe(article.id);
  const near = await owner.call('engine', engineContract.getAlike, {
    pieceId: article.id,
    title: article.title,
    body: article.body,
  });
  expect(near.body.data.alike).toBeNull();

  const edited = (
    await owner.call('engine', engineContract.updatePiece, {
      pieceId: article.id,
      version: article.version,
      body: `${article.body}\n\n## One <b>more</b>\n\n- rye & spelt`,
    })
  ).body.data;
  await owner.call('engine', engineContract.approvePiece, { pieceId: article.id, version: edited.version });
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: article.id });
  const { publicPath } = await owner.get(article.id);
  const [, , workspaceSlug, postSlug] = publicPath.split('/') as string[];
  const visitor = makeClient(functions);
  const at = { workspaceSlug: workspaceSlug!, postSlug: postSlug! };
  const page = (await visitor.call('publication', publicationContract.getPost, at)).body;
  const feed = (await visitor.call('publication', publicationContract.getFeed, at)).body;
  expect(page).toContain('One &lt;b&gt;more&lt;/b&gt;</h2>');
  expect(page).toContain('<li>rye &amp; spelt</li>');
  expect(page).not.toContain('## ');
  expect(feed).toContain('<h2>One &lt;b&gt;more&lt;/b&gt;</h2>');
});

it('stays when its post is deleted, and is made of posts of ideas only', async () => {
  const owner = await withIdeas();
  const post = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[0].id, article: true }))
    .body.data;
  await owner.call('engine', engineContract.deletePiece, { pieceId: post.id });
  expect(await owner.get(post.article.id)).toMatchObject({ articleFor: null });
  const own = (
    await owner.call('engine', engineContract.createOwnPiece, { title: 'Rye', body: 'In linen.', creationId: null })
  ).body.data;
  expect(await owner.call('engine', engineContract.createArticle, { pieceId: own.id })).toMatchObject({ status: 409 });
  await asOwner('DELETE FROM profiles WHERE workspace_id = $1', [owner.workspaceId]);
  expect(await owner.call('engine', engineContract.createArticle, { pieceId: own.id })).toMatchObject({ status: 404 });
});
