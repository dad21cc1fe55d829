import type { DeliveryName } from '../../ports/mail-links';

/** A delivery's name in the reports of mail services: `<delivery>.<workspace>`, ids without hyphens. */
export const deliveryMark = ({ workspaceId, deliveryId }: DeliveryName): string =>
  `${deliveryId}.${workspaceId}`.replaceAll('-', '');

export function readDeliveryMark(mark: unknown): DeliveryName | null {
  const [, delivery, workspace] = /^([0-9a-f]{32})\.([0-9a-f]{32})$/i.exec(typeof mark === 'string' ? mark : '') ?? [];
  return delivery && workspace ? { workspaceId: uuid(workspace), deliveryId: uuid(delivery) } : null;
}

const uuid = (hex: string): string => hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
