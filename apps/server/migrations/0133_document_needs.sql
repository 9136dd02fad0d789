-- The person lets their agency know that a document of theirs ends too soon for a trip: that, and nothing of the document.

alter table customers add column document_needs_allowed boolean not null default false;
create index customers_document_needs on customers (agency_id) where document_needs_allowed;
