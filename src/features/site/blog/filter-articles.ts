import type { ArticleSummary } from '../../../contracts/site';
import type { ArticleCategory } from '../../../domain/article';

/** Articles of a category in which every word of the search occurs; capitals and accents make no difference. */
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
