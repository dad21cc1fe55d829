/** HTML that shows the sign-up page inside another site. The name is escaped: it stands in an attribute. */
export const embedHtml = (address: string, workspaceName: string): string =>
  `<iframe src="${escaped(address)}?embed=1" title="${escaped(`Sign up with ${workspaceName}`)}" width="100%" height="520" style="border:0;max-width:32rem" loading="lazy"></iframe>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
