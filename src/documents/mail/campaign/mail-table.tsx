import type { CSSProperties, ReactNode } from 'react';

/** A table used only for layout. */
export const MailTable = ({
  width,
  className,
  style,
  children,
}: {
  width: number | string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) => (
  <table role="presentation" width={width} cellPadding={0} cellSpacing={0} className={className} style={style}>
    <tbody>{children}</tbody>
  </table>
);
