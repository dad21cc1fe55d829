import { Fragment } from 'react';

/** Plain text in which web addresses are links; the mark that ends a sentence is no part of an address. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const url = part.replace(/[.,;:!?)\]”’]+$/u, '');
    return (
      <Fragment key={index}>
        <a href={url} rel="noopener">
          {url}
        </a>
        {part.slice(url.length)}
      </Fragment>
    );
  });
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/u;
