import type { ArticleSummary } from '../../../contracts/site';
import type { ArticleCategory } from '../../../domain/article';

/** Articles of a category that contain every search word; case and accents are ignored. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { search, category }: { search: string; category: CategoryFilter },
): ArticleSummary[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category !== 'all' && article.category !== category) return false;
    const text = folded([article.title, article.excerpt, article.category, article.author, ...article.tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export type CategoryFilter = ArticleCategory | 'all';
