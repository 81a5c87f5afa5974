import type { OperatorRole } from '@marketplace/contract/operator-roles';
import { type RoleName, roleNames } from '@marketplace/contract/stores';
import type { Side } from './guard-world.ts';

export type WhoMay = {
  /** Which store of a deal the caller acts for; none where access does not ask for a store. */
  sides: readonly Side[];
  /** Who may call it in their own store. In another's store nobody may. */
  roles: readonly RoleName[] | 'anyone';
  /** Which operators may call it besides ADMIN; then no seller may, whatever their role. */
  operators?: readonly OperatorRole[];
  /** No login helps: whose call it is says its signature. */
  isSigned?: true;
};

const everyRole = roleNames;
const orderManagers = ['OWNER', 'ADMIN', 'ORDER_STAFF'] as const;
const stockManagers = ['OWNER', 'ADMIN', 'STOCK_STAFF'] as const;
const storeViewers = ['OWNER', 'ADMIN', 'VIEWER'] as const;
const owners = ['OWNER'] as const;
const operators = (...may: OperatorRole[]): WhoMay => ({ sides: [], roles: [], operators: may });

/**
 * Who may call what. The contract says it by area and level; this says it by role, a second time and on purpose: an
 * access that is loosened there by mistake is one that this does not agree with. Of a new endpoint it takes the name.
 */
const table: [who: WhoMay, calls: string][] = [
  [
    { sides: [], roles: 'anyone' },
    `
      registration.sendCode registration.create content.facts faq.list auth.login auth.logout auth.generateOtp auth.resetPassword sessionTransfer.spend users.checkPhoneNumber
      configurations.getSupport storage.fileContent orderPapers.sharedInvoice telemetry.takeErrors telemetry.services demo.people opsAuth.sendCode
      opsAuth.login opsAuth.logout sellerFees.list sellerFees.detail
      driverTrip.open driverTrip.delivered driverTrip.failed driverTrip.photo
      sharedChatOrder.open sharedChatOrder.confirm`,
  ],
  [
    { sides: [], roles: 'anyone', isSigned: true },
    `
      paymentProvider.notify payoutProvider.notify`,
  ],
  [
    { sides: [], roles: everyRole },
    `
      storeRegistrations.list storeRegistrations.create account.detail account.rename account.setPassword account.listLogins account.endLogin account.endOthers
      account.proofCode account.prove account.beginFactor account.confirmFactor account.renewCodes account.removeFactor
      content.reportLocation education.list education.detail education.vote auth.logoutEverywhere auth.firebase sessionTransfer.create users.detail configurations.get stores.list
      staffInvitations.list staffInvitations.accept staffInvitations.decline staffInvitations.leave
      notifications.list notifications.unread notifications.read notifications.readSettings
      notifications.writeSettings push.subscribe push.unsubscribe
      contentCards.list contentCards.logImpressions orderExports.list orderExports.cancel orderExports.retry orderExports.file geolocation.area geolocation.address onboarding.seen categories.search orders.reasons payments.banks
      chatToken.create events.stream events.streamOfBefore telemetry.takeEvents`,
  ],
  [
    { sides: ['seller'], roles: everyRole },
    `
      creditBook.list creditBook.detail driverCash.list driverCash.detail
      sellerUiStates.get sellerUiStates.save onboarding.content storeSummary.summary storeBanners.list inventories.list
      inventories.listV2 inventories.listFilter inventories.get inventories.getBulk inventories.multivariant
      inventories.log inventories.exportList inventories.exportInfo inventoryPlans.listings inventoryPlans.list inventoryPlans.detail
      inventoryPlans.refused inventoryCopies.detail inventoryCopies.list stockTakes.shelves stockTakes.judge catalogue.searchAvailable catalogue.searchAvailableV2 catalogue.searchAvailableFilter
      catalogue.searchRecommendations productUnits.list productUnits.getByBarcode
      recommendations.priceRecommendations recommendations.inventoryRecommendations searchHistories.get
      searchHistories.delete productProposals.list productProposals.detail productProposals.meta productProposals.brands
      productProposals.similar genericProposals.list genericProposals.detail orders.exportList orders.searchCounts orderLoss.summary orderLoss.export sellerAnalytics.summary sellerAnalytics.detail sellerAnalytics.products sellerAnalytics.orders sellerAnalytics.export sellerPerformance.summary sellerPerformance.orders homePicture.detail salesForecast.detail weeklyReport.file buyerAnalytics.list buyerAnalytics.detail orderExports.start orderDetail.detail orderDetail.importantNotes orderDetail.usualBasket
      orderUnpaid.list complaints.summary chatOrders.list chatOrders.detail
      tenderOfferings.list tenderOfferings.filter tenderOfferings.summary tenderOfferings.results tenderOfferings.get
      tenderOfferings.defaultOffering promotions.detail promotions.candidates promotions.summary vouchers.list vouchers.detail
      storeCouriers.list storeCouriers.details glog.available storage.fileLink jobs.detail money.ofOneOrder
      savedViews.list savedViews.create storeSummary.figures orderPapers.invoiceDetail orderPapers.papers
      orderPapers.invoiceLink courierTrips.detail`,
  ],
  [
    { sides: ['buyer'], roles: everyRole },
    `
      stores.selling inventories.forSale tenders.list tenders.detail buyerChatOrders.list`,
  ],
  [
    { sides: ['seller'], roles: storeViewers },
    `
      accountingKey.summary storeProfile.info storeProfile.locations closingDays.list openingHours.read autoAccept.read deliveryZones.list storeTaxes.read glog.read
      feeCollections.list feeCollections.importantNotes feeCollections.detail feeCollections.transactions
      feeCollections.transactionDetail feeCollections.state payments.methods payments.instruction
      bankAccounts.get moneyPayouts.list moneyPayouts.detail
      money.balance money.holdings money.postings money.exportPostings`,
  ],
  [
    { sides: ['seller'], roles: owners },
    `
      accountingKey.create accounting.check accounting.whose accounting.begin accounting.setupWithCode accounting.disconnect
      accounting.saveSettings accounting.databases accounting.selectDatabase accounting.warehouses
      accounting.selectWarehouse accounting.readItems accountingMapping.summary accountingMapping.list
      accountingMapping.suggestions accountingMapping.unregisteredItems accountingMapping.unregisteredInventory
      accountingMapping.confirm accountingMapping.relink accountingMapping.remove accountingMapping.saveToAccurate
      accountingMapping.createInventory accountingSync.differences accountingSync.settle accountingSync.compare
      accountingSync.exportDifferences accountingSync.log accountingSync.retry accountingSync.exportLog
      storeRegistrations.send storeProfile.updateProfile storeProfile.updateAddress storeProfile.rejectAddressReport storeEmail.create
      storeEmail.confirm storeStaff.list storeStaff.invite storeStaff.update storeStaff.remove
      apiKeys.list apiKeys.create apiKeys.revoke apiKeys.calls webhooks.list webhooks.create webhooks.update
      webhooks.setState webhooks.rotateSecret webhooks.remove webhooks.test webhooks.deliveries webhooks.deliveryDetail webhooks.resend
      storeStaff.withdraw closingDays.create openingHours.save autoAccept.save closingDays.remove deliveryZones.save deliveryZones.remove storeTaxes.save weeklyReport.read weeklyReport.save
      glog.register creditBook.setLimit creditBook.setRules feeCollections.create feeCollections.updateStatus payments.submitProof
      bankAccounts.sendCode bankAccounts.create bankAccounts.verify bankAccounts.approve
      bankAccounts.setDisbursement bankAccounts.remove bankAccounts.chooseForOrder moneyPayouts.retry`,
  ],
  [
    { sides: ['seller'], roles: stockManagers },
    `
      inventories.update inventories.updateV2 inventories.updateV3 inventories.updateBulk
      inventories.updateState inventories.updatePriceTiers inventories.create inventories.createBulk
      productProposals.create productProposals.revise genericProposals.create genericProposals.revise
      inventories.importFile inventoryPlans.create inventoryPlans.fix inventoryPlans.apply inventoryPlans.callOff inventoryPlans.undo
      inventoryCopies.create priceRules.list priceRules.stores priceRules.save priceRules.remove priceRules.propose
      promotions.join promotions.leave vouchers.save vouchers.pause vouchers.end vouchers.buyers
      stockTakes.finish tenderOfferings.readSettings tenderOfferings.writeSettings`,
  ],
  [
    { sides: ['seller', 'buyer'], roles: everyRole },
    `
      orders.list orderDetail.summary complaints.list complaints.detail promotions.list
      chatChannels.list chatChannels.searches chatChannels.messages chatChannels.delivered chatMessages.unread
      chatTemplates.baseQuestion chatTemplates.replies chatTemplates.away`,
  ],
  [
    { sides: ['seller', 'buyer'], roles: orderManagers },
    `
      chatChannels.create chatChannels.read chatChannels.typing chatChannels.block chatChannels.report
      chatMessages.create chatTemplates.saveReply chatTemplates.removeReply chatTemplates.saveAway`,
  ],
  [
    { sides: ['buyer'], roles: orderManagers },
    `
      orders.create orders.cancel orderBuyer.pay orderBuyer.confirmReceived buyerChatOrders.confirm
      complaints.register complaints.acceptOffer complaints.declineOffer complaints.buyerWithdraw
      complaints.buyerAppeal
      tenders.create tenders.update tenders.counter tenders.award tenders.close`,
  ],
  [
    { sides: ['seller'], roles: orderManagers },
    `
      buyerAnalytics.saveNote orders.accept orders.reject orders.readyForPickup orders.confirmDelivered orders.deliveryFailed
      orders.confirmPayment orderDetail.note orderShipping.confirmShipment orderUnpaid.release orderBulk.start
      complaints.registerReport complaints.respond complaints.sellerAppeal complaints.sellerWithdraw
      complaints.handOverRefund tenderOfferings.create tenderOfferings.withdraw tenderOfferings.reject
      tenderOfferings.undoReject tenderOfferings.answerCounter chatOrders.read chatOrders.buyers
      chatOrders.save chatOrders.share chatOrders.revoke chatOrders.cancel
      driverCash.handIn courierTrips.createLink courierTrips.revokeLink storeCouriers.create storeCouriers.update storeCouriers.remove storage.newFile storage.newUpload
      storage.sendPart storage.uploadDetail storage.finishUpload savedViews.update savedViews.remove`,
  ],
  [
    operators('CATALOGUE', 'FINANCE', 'SUPPORT'),
    `
      opsAuth.me`,
  ],
  [
    operators('ADMIN'),
    `
      opsOperators.list opsOperators.update opsOperators.create opsWords.configure`,
  ],
  [
    operators('SUPPORT'),
    `
      opsRegistrations.list opsRegistrations.detail opsRegistrations.document opsRegistrations.approve
      opsRegistrations.giveBack opsRegistrations.reject opsContent.list opsContent.save opsContent.remove opsContent.notes opsContent.reports opsContent.settle
      opsChat.list opsChat.photo opsChat.settle opsOperators.acts opsStores.createUser opsStores.resetFactor opsStores.createStore opsStores.setFlags
      opsStores.grant opsStores.revoke opsStores.reportAddress opsStores.glogWaiting opsStores.glogDecide opsOutbox.dead
      opsOutbox.resend opsComplaints.list opsComplaints.detail opsComplaints.photo opsComplaints.resolve`,
  ],
  [
    operators('SUPPORT', 'CATALOGUE'),
    `
      opsWords.publishBanner opsWords.publishNotice opsWords.publishCard`,
  ],
  [
    operators('CATALOGUE'),
    `
      opsProposals.list opsProposals.detail opsProposals.photo opsProposals.approve opsProposals.giveBack
      opsProposals.reject opsPromotions.list opsPromotions.publish opsPromotions.cancel`,
  ],
  [
    operators('FINANCE'),
    `
      opsFees.list opsFees.set opsPayments.waiting opsPayments.verify opsPayments.refuse
      opsPayments.notified opsPayments.judge opsSums.wrong opsFeePayments.submitted opsFeePayments.proof
      opsFeePayments.verify opsFeePayments.refuse opsFeePayments.waive opsPayouts.list opsPayouts.send
      opsPayouts.makeFile opsPayouts.bankFile opsPayouts.arrived opsPayouts.failed opsPayouts.retry`,
  ],
];

export const callsInTable: readonly (readonly [call: string, who: WhoMay])[] = table.flatMap(
  ([who, calls]) =>
    calls
      .trim()
      .split(/\s+/)
      .map((call) => [call, who] as const),
);

export const whoMay: ReadonlyMap<string, WhoMay> = new Map(callsInTable);
