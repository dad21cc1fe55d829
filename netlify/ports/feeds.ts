/** Reads RSS, RDF, Atom and JSON feeds, which strangers wrote. */
export interface FeedsPort {
  /** `url` is where it was read, for relative addresses. null when it is no feed. Newest first where it says so. */
  read(text: string, url: string): Feed | null;
}

export interface Feed {
  title: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** What tells it from the others for good: its own id, otherwise its address, otherwise its title. At most 100 characters. */
  key: string;
  /** One line of plain text; never ''. */
  title: string;
  /** An http(s) address; '' for none. */
  link: string;
  /** null where it says none, or none that can be read. */
  publishedAt: Date | null;
}
