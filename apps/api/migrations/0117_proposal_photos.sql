-- A photo of a product that is only proposed: its store's own until the product is approved.
alter type file_purpose add value 'proposal_photo';
