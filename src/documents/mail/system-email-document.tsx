import type { CSSProperties } from 'react';
import { sentFor, type SystemEmail } from './system-email';
import { mailColours } from './mail-colours';

/**
 * An email of the product as HTML: inline styles, because many clients drop the head; two tables, because
 * Outlook ignores max-width and padding on links; no picture except a business's logo beside its name, because
 * clients block pictures.
 */
export function SystemEmailDocument({
  email: { language = 'en', subject, preheader, heading, paragraphs, action, after = [], brand },
}: {
  email: SystemEmail;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{darkRules}</style>
      </head>
      <body className="canvas" style={bodyStyle}>
        <div style={hiddenStyle}>{preheader}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  className="panel hairline"
                  style={panelStyle}
                >
                  <tbody>
                    <tr>
                      <td align="left" style={{ padding: '32px 32px 28px' }}>
                        {brand ? <BusinessBrand {...brand} /> : <Brand />}
                        <h1 className="text1" style={headingStyle}>
                          {heading}
                        </h1>
                        {paragraphs.map((paragraph, index) => (
                          <p key={index} className="text1" style={paragraphStyle}>
                            {paragraph}
                          </p>
                        ))}
                        {action && <Action {...action} />}
                        {(after.length > 0 || brand) && (
                          <div className="hairline" style={afterStyle}>
                            {after.map((sentence, index) => (
                              <p key={index} className="text2" style={smallStyle}>
                                {sentence}
                              </p>
                            ))}
                            {brand && (
                              <p className="text2" style={smallStyle}>
                                {brand.sentFor ?? sentFor(brand.name)}
                              </p>
                            )}
                          </div>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The four-bar logo as inline boxes beside the name; clients that draw no boxes still show the name. */
function Brand() {
  return (
    <p className="text1" style={brandStyle}>
      {BARS.map((height, index) => (
        <span
          key={index}
          className={index === 0 ? 'lit' : 'ink'}
          style={{ ...barStyle, height, backgroundColor: index === 0 ? light.lit : light.text1 }}
        />
      ))}
      <span style={{ paddingLeft: 5 }}>Fourbeat</span>
    </p>
  );
}

/** A business's name, with its logo where it has one; the name is text, for clients that block pictures. */
function BusinessBrand({ name, logo }: { name: string; logo: string | null }) {
  return (
    <p className="text1" style={brandStyle} dir="auto">
      {logo && <img src={logo} alt="" height={28} style={logoStyle} />}
      <span style={{ verticalAlign: 'middle' }}>{name}</span>
    </p>
  );
}

/** The button, with its address in plain text below: for clients without buttons, and to read before clicking. */
function Action({ label, url, orOpen = 'Or open this address:' }: NonNullable<SystemEmail['action']>) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0 16px' }}>
        <tbody>
          <tr>
            <td className="primary" style={buttonStyle}>
              <a href={url} className="onPrimary" style={buttonLinkStyle}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text2" style={smallStyle}>
        {orOpen}{' '}
        <a href={url} className="text1" style={addressStyle}>
          {url}
        </a>
      </p>
    </>
  );
}

const { light, dark } = mailColours;

const font: CSSProperties = {
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
};
const bodyStyle: CSSProperties = { ...font, margin: 0, padding: 0, backgroundColor: light.canvas, color: light.text1 };
const hiddenStyle: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  ...({ msoHide: 'all' } as CSSProperties),
};
const panelStyle: CSSProperties = {
  width: '100%',
  maxWidth: 600,
  backgroundColor: light.panel,
  border: `1px solid ${light.hairline}`,
  borderRadius: 12,
  borderCollapse: 'separate',
};
const brandStyle: CSSProperties = {
  ...font,
  margin: '0 0 28px',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: light.text1,
};
const barStyle: CSSProperties = {
  display: 'inline-block',
  width: 3,
  marginRight: 1,
  borderRadius: 1,
  verticalAlign: 'baseline',
};
const logoStyle: CSSProperties = {
  height: 28,
  maxWidth: 120,
  marginRight: 8,
  borderRadius: 4,
  verticalAlign: 'middle',
  objectFit: 'contain',
};
const headingStyle: CSSProperties = {
  ...font,
  margin: '0 0 16px',
  fontSize: 24,
  lineHeight: '30px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: light.text1,
  overflowWrap: 'anywhere',
};
const paragraphStyle: CSSProperties = {
  ...font,
  margin: '0 0 14px',
  fontSize: 16,
  lineHeight: '25px',
  color: light.text1,
  overflowWrap: 'anywhere',
};
const smallStyle: CSSProperties = {
  ...font,
  margin: '0 0 8px',
  fontSize: 13,
  lineHeight: '20px',
  color: light.text2,
  overflowWrap: 'anywhere',
};
const buttonStyle: CSSProperties = { backgroundColor: light.primary, borderRadius: 7 };
const buttonLinkStyle: CSSProperties = {
  ...font,
  display: 'inline-block',
  padding: '12px 20px',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  color: light.onPrimary,
  textDecoration: 'none',
};
const addressStyle: CSSProperties = { color: light.text1, wordBreak: 'break-all' };
const afterStyle: CSSProperties = { marginTop: 24, paddingTop: 18, borderTop: `1px solid ${light.hairline}` };
const BARS = [16, 8, 12, 8];

const darkRules = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${dark.canvas} !important; }
  .panel { background-color: ${dark.panel} !important; }
  .hairline { border-color: ${dark.hairline} !important; }
  .text1 { color: ${dark.text1} !important; }
  .text2 { color: ${dark.text2} !important; }
  .primary { background-color: ${dark.primary} !important; }
  .onPrimary { color: ${dark.onPrimary} !important; }
  .ink { background-color: ${dark.text1} !important; }
  .lit { background-color: ${dark.lit} !important; }
}`;
