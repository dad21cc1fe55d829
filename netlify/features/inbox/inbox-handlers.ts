import type { inboxContract } from '../../../src/contracts/inbox';
import type { Handlers } from '../../http/call';
import type { ChannelService } from './channels/channel-service';
import type { InboxToolsService } from './tools/inbox-tools-service';

export const inboxHandlers = (channels: ChannelService, tools: InboxToolsService): Handlers<typeof inboxContract> => ({
  listInboxChannels: (_input, { workspace, origin }) =>
    channels.list({ id: workspace.id, isDemo: workspace.kind === 'demo' }, origin),
  createInboxChannel: ({ connect }, { workspace, user, origin }) =>
    channels.create(workspace.id, connect, user, origin),
  updateInboxChannel: (input, { workspace, origin }) => channels.change(workspace.id, input, origin),
  checkInboxChannel: ({ channelId }, { workspace, origin }) => channels.check(workspace.id, channelId, origin),
  deleteInboxChannel: ({ channelId }, { workspace, user }) => channels.remove(workspace.id, channelId, user),

  listLabels: (_input, { workspace }) => tools.listLabels(workspace.id),
  createLabel: ({ name }, { workspace }) => tools.createLabel(workspace.id, name),
  updateLabel: ({ labelId, name }, { workspace }) => tools.renameLabel(workspace.id, labelId, name),
  deleteLabel: ({ labelId }, { workspace }) => tools.removeLabel(workspace.id, labelId),
  listSavedReplies: (_input, { workspace }) => tools.listReplies(workspace.id),
  createSavedReply: (input, { workspace }) => tools.createReply(workspace.id, input),
  updateSavedReply: ({ savedReplyId, ...wish }, { workspace }) => tools.changeReply(workspace.id, savedReplyId, wish),
  deleteSavedReply: ({ savedReplyId }, { workspace }) => tools.removeReply(workspace.id, savedReplyId),
  getSavedReplyText: (input, { workspace }) => tools.replyText(workspace.id, input),
  getInboxSettings: (_input, { workspace }) => tools.getSettings(workspace.id),
  updateInboxSettings: (input, { workspace }) => tools.changeSettings(workspace.id, input),
  listInboundFailures: (input, { workspace }) => tools.listFailures(workspace.id, input),
  createInboundReplay: ({ receiptId }, { workspace }) => tools.replay(workspace.id, receiptId),
});
