import * as z from 'zod/mini';
import { articleCategories, plainText, readFrontMatter, readingMinutes, type Block } from '../../../src/domain/article';
import { markdownBlocks } from './site-markdown';

/** All articles, newest first. */
export const readArticles = (files: ContentFile[]): ArticleSource[] =>
  files.map(readArticle).sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** A file of content/blog as an article; throws a sentence that names the file and what is wrong with it. */
export function readArticle({ slug, file }: ContentFile): ArticleSource {
  try {
    const { fields, body } = readFrontMatter(file);
    const { date, ...rest } = fieldsSchema.parse(fields);
    const blocks = markdownBlocks(body);
    return {
      slug,
      ...rest,
      date,
      updated: rest.updated ?? date,
      minutes: readingMinutes(plainText(blocks)),
      body: blocks,
    };
  } catch (error) {
    throw new Error(
      `content/blog/${slug}.md: ${error instanceof z.core.$ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

const fieldsSchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.minLength(1), z.maxLength(200)),
  author: z._default(z.string().check(z.maxLength(120)), 'The Fourbeat team'),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  category: z.enum(articleCategories),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1)),
  cover: z.string().check(z.minLength(1), z.maxLength(200)),
});

export interface ContentFile {
  /** The file's name without extension; part of the article's address. */
  slug: string;
  file: string;
}

export interface ArticleSource {
  slug: string;
  title: string;
  description: string;
  author: string;
  /** Dates such as 2026-11-20 */
  date: string;
  updated: string;
  category: (typeof articleCategories)[number];
  tags: string[];
  /** What the designer draws for it. */
  cover: string;
  minutes: number;
  body: Block[];
}
